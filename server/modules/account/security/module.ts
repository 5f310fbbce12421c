import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { passkeyResolvers } from './passkeyResolvers.ts';
import { accountResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/security',
  resolvers: [passkeyResolvers, accountResolvers],
});
