import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { siteResolvers } from './resolvers.ts';

export default defineModule({
  name: 'site/home',
  resolvers: [siteResolvers],
});
