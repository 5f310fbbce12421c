import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { researchTaskResolvers } from './resolvers.ts';

export default defineModule({
  name: 'research/tasks',
  resolvers: [researchTaskResolvers],
  personalTables: {
    handedOver: [{ table: 'research_task', owner: 'member_id', title: 'Your research tasks' }],
  },
});
