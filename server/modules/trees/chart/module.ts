import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeChartResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/chart',
  resolvers: [treeChartResolvers],
});
