import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { researchTaskResolvers } from './resolvers.ts';

export default defineModule({
  name: 'research/tasks',
  resolvers: [researchTaskResolvers],
});
