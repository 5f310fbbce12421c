import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { auditResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/audit',
  resolvers: [auditResolvers],
});
