import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treePlaceResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/places',
  resolvers: [treePlaceResolvers],
  personalTables: {
    handedOver: [
      { table: 'tree_place_change', owner: 'member_id', title: 'Places of family trees you merged or moved' },
    ],
  },
});
