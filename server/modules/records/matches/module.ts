import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { matchResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/matches',
  resolvers: [matchResolvers],
  personalTables: {
    handedOver: [{ table: 'dismissed_match', owner: 'member_id', title: 'Records you said are of another person' }],
  },
});
