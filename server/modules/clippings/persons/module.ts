import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { clippingPersonResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/persons',
  resolvers: [clippingPersonResolvers],
});
