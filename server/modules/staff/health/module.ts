import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { healthResolvers, siteHealthPorts } from './resolvers.ts';

export default defineModule({
  name: 'staff/health',
  resolvers: [healthResolvers],
  services: ({ health, settings }) => ({ siteHealth: siteHealthPorts(health, settings) }),
});
