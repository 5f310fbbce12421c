import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { researchHubResolvers } from './resolvers.ts';

export default defineModule({
  name: 'research/hub',
  resolvers: [researchHubResolvers],
});
