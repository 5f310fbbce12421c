import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { affiliateResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/affiliates',
  resolvers: [affiliateResolvers],
  personalTables: {
    handedOver: [{ table: 'affiliate_arrival', owner: 'member_id', title: 'How you came to the site' }],
  },
});
