import { billingServices } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { planResolvers } from './resolvers.ts';
import { seedSampleCatalogue } from './seedSampleCatalogue.ts';

export default defineModule({
  name: 'billing/plans',
  resolvers: [planResolvers],
  services: ({ settings }) => ({ billing: billingServices(settings) }),
  seeds: async ({ db, settings }) => {
    if (settings.mode === 'demo') await seedSampleCatalogue(db);
  },
  personalTables: {
    notHandedOver: { quote: 'a price a member was shown, for 15 minutes' },
  },
});
