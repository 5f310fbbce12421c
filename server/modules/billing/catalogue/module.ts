import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { catalogueResolvers } from './resolvers.ts';

export default defineModule({
  name: 'billing/catalogue',
  resolvers: [catalogueResolvers],
});
