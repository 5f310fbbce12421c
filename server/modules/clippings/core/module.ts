import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { clippingResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/core',
  resolvers: [clippingResolvers],
  personalTables: {
    handedOver: [
      {
        table: 'clipping',
        owner: 'member_id',
        title: 'Your clippings',
        withheld: ['own_words', 'source_words', 'share_id', 'annotation_hash'],
      },
      {
        table: 'clipping_region',
        owner: 'member_id',
        within: { table: 'clipping', column: 'clipping_id' },
        title: 'Where your clippings are on their pages',
      },
    ],
  },
});
