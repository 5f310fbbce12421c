import { billingRules } from '#server/modules/billing/core/index.ts';
import { seedSampleCatalogue } from '#server/modules/billing/plans/index.ts';
import { paymentsOf, renewalsOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { subscriptionResolvers } from './resolvers.ts';
import { seedDemoBilling } from './seedDemoBilling.ts';
import { startRenewing } from './startRenewing.ts';

export default defineModule({
  name: 'billing/subscription',
  resolvers: [subscriptionResolvers],
  services: (site) => ({ renewals: renewalsOf(paymentsOf(site)) }),
  jobs: (site) => [startRenewing(renewalsOf(paymentsOf(site)))],
  seeds: async ({ db, settings }) => {
    if (settings.mode !== 'demo') return;
    // What demo accounts paid is the price of their plan.
    await seedSampleCatalogue(db);
    await seedDemoBilling(db, billingRules(settings));
  },
  personalTables: {
    handedOver: [
      { table: 'subscription', owner: 'member_id', title: 'Subscriptions' },
      {
        table: 'subscription_billing',
        owner: 'member_id',
        within: { table: 'subscription', column: 'subscription_id' },
        title: 'How your subscriptions run',
      },
    ],
  },
});
