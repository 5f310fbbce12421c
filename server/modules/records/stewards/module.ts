import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { stewardResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/stewards',
  resolvers: [stewardResolvers],
  personalTables: {
    handedOver: [
      {
        table: 'steward',
        owner: 'member_id',
        title: 'Records and organisations that you look after, or did',
        withheld: ['email', 'token_hash', 'invited_by'],
      },
    ],
    notHandedOver: {
      'steward.invited_by': 'what staff do in their work is about the site’s records',
    },
  },
});
