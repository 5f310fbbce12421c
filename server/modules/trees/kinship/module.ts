import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeKinshipResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/kinship',
  resolvers: [treeKinshipResolvers],
});
