import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { comparisonResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/compare',
  resolvers: [comparisonResolvers],
});
