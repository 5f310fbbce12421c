import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeChartResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/chart',
  resolvers: [treeChartResolvers],
  personalTables: {
    handedOver: [{ table: 'tree_chart_settings', owner: 'member_id', title: 'Your settings for tree charts' }],
  },
});
