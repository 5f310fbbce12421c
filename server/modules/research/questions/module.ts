import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { researchQuestionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'research/questions',
  resolvers: [researchQuestionResolvers],
});
