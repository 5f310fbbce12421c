import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { affiliateResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/affiliates',
  resolvers: [affiliateResolvers],
});
