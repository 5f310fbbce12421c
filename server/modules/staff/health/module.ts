import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { healthResolvers } from './resolvers.ts';
import { siteHealthPorts } from './siteHealthPorts.ts';

export default defineModule({
  name: 'staff/health',
  resolvers: [healthResolvers],
  services: ({ health, settings }) => ({ siteHealth: siteHealthPorts(health, settings) }),
});
