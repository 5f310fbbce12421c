import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { outboxResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/outbox',
  resolvers: [outboxResolvers],
  personalTables: {
    notHandedOver: { outbox: 'email on its way to the member; its content is sealed and deleted after sending' },
  },
});
