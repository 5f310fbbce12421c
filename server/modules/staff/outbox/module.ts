import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { outboxResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/outbox',
  resolvers: [outboxResolvers],
});
