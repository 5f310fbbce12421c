import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeStatisticsResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/statistics',
  resolvers: [treeStatisticsResolvers],
});
