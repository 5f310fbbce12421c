import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { memberResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/members',
  resolvers: [memberResolvers],
});
