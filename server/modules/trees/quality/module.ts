import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeQualityResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/quality',
  resolvers: [treeQualityResolvers],
});
