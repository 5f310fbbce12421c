import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeQualityResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/quality',
  resolvers: [treeQualityResolvers],
  personalTables: {
    handedOver: [
      { table: 'tree_dismissed_finding', owner: 'dismissed_by', title: 'Findings you dismissed in family trees' },
    ],
  },
});
