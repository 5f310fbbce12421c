import { giftsOf, paymentsOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { expireCredits } from './expireCredits.ts';
import { itemResolvers } from './resolvers.ts';
import { returnItems } from './returnItems.ts';
import { seedSampleItems } from './seedSampleItems.ts';

export default defineModule({
  name: 'billing/items',
  resolvers: [itemResolvers],
  jobs: (site) => {
    const parts = giftsOf(paymentsOf(site), site.settings);
    return [
      startHourly({
        work: async () => {
          await expireCredits(parts);
          await returnItems(parts);
        },
        failed: 'credits and items that are due could not be seen to',
        log: site.log,
      }),
    ];
  },
  seeds: async ({ db, settings }) => {
    if (settings.mode === 'demo') await seedSampleItems(db);
  },
  personalTables: {
    handedOver: [
      { table: 'item_purchase', owner: 'member_id', title: 'Records and images you bought' },
      { table: 'credit_lot', owner: 'member_id', title: 'Credits you bought', withheld: ['net', 'earned'] },
    ],
  },
});
