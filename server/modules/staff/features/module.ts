import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { featureResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/features',
  resolvers: [featureResolvers],
  personalTables: {
    handedOver: [
      { table: 'member_group', owner: 'member_id', title: 'Test groups' },
      {
        table: 'feature_change',
        owner: 'member_id',
        title: 'Features that were switched for you',
        withheld: ['staff_id'],
      },
    ],
    notHandedOver: { 'feature_change.staff_id': 'what staff do in their work is about other members' },
  },
});
