import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { clippingResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/core',
  resolvers: [clippingResolvers],
});
