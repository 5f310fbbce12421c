import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeSearchResolvers } from './resolvers.ts';
import { startKeying } from './startKeying.ts';

export default defineModule({
  name: 'trees/search',
  resolvers: [treeSearchResolvers],
  jobs: (site) => [startKeying(site)],
  personalTables: {
    handedOver: [{ table: 'tree_saved_search', owner: 'member_id', title: 'Saved tree searches' }],
  },
});
