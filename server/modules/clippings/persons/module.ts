import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { clippingPersonResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/persons',
  resolvers: [clippingPersonResolvers],
  personalTables: {
    handedOver: [
      {
        table: 'clipping_person',
        owner: 'member_id',
        within: { table: 'clipping', column: 'clipping_id' },
        title: 'People of trees your clippings are attached to',
      },
    ],
  },
});
