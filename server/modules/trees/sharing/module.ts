import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeHeirResolvers } from './heirs/heirResolvers.ts';
import { startHeirs } from './heirs/startHeirs.ts';
import { treeSharingResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/sharing',
  resolvers: [treeHeirResolvers, treeSharingResolvers],
  jobs: (site) => [startHeirs(site)],
});
