import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerClippingStandards } from './registerClippingStandards.ts';
import { clippingStandardResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/standards',
  resolvers: [clippingStandardResolvers],
  routes: (app, { db, publicUrl, siteIdentity, identity: { onlookerOf } }) =>
    registerClippingStandards(app, { db, publicUrl, siteIdentity, onlookerOf }),
});
