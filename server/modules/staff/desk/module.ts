import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { deskResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/desk',
  resolvers: [deskResolvers],
});
