import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { jobResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/jobs',
  resolvers: [jobResolvers],
});
