import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { securityEventResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/security-events',
  resolvers: [securityEventResolvers],
});
