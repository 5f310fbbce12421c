import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { researchQuestionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'research/questions',
  resolvers: [researchQuestionResolvers],
  personalTables: {
    handedOver: [
      { table: 'research_question', owner: 'member_id', title: 'Your research questions' },
      {
        table: 'research_plan_row',
        owner: 'member_id',
        within: { table: 'research_question', column: 'question_id' },
        title: 'Plans of your research questions',
      },
      {
        table: 'research_log_row',
        owner: 'member_id',
        within: { table: 'research_question', column: 'question_id' },
        title: 'Logs of your research questions',
      },
      {
        table: 'research_evidence',
        owner: 'member_id',
        within: { table: 'research_question', column: 'question_id' },
        title: 'Evidence of your research questions',
      },
      {
        table: 'research_conflict_word',
        owner: 'member_id',
        within: { table: 'research_question', column: 'question_id' },
        title: 'How you explained conflicts of evidence',
      },
    ],
  },
});
