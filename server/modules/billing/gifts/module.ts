import { seedSampleCatalogue } from '#server/modules/billing/plans/index.ts';
import { giftsOf, paymentsOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { startHourly } from '#server/platform/jobs/startHourly.ts';

import { registerGiftCards } from './giftCardRoutes.ts';
import { rewardReferrals } from './referrals.ts';
import { giftResolvers } from './resolvers.ts';
import { seedSampleCodes } from './seedSampleCodes.ts';
import { sendGifts } from './sendGifts.ts';

const giftPartsOf = (site: Site) => giftsOf(paymentsOf(site), site.settings);

export default defineModule({
  name: 'billing/gifts',
  resolvers: [giftResolvers],
  services: (site) => ({ gifts: giftPartsOf(site) }),
  routes: (app, site) => registerGiftCards(app, giftPartsOf(site), site.identity.onlookerOf),
  jobs: (site) => [
    startHourly({
      work: async () => {
        await sendGifts(giftPartsOf(site));
        await rewardReferrals(giftPartsOf(site));
      },
      failed: 'gifts and rewards that are due could not be seen to',
      log: site.log,
    }),
  ],
  seeds: async ({ db, settings }) => {
    if (settings.mode !== 'demo') return;
    // A code of an organisation gives time on one of the plans.
    await seedSampleCatalogue(db);
    await seedSampleCodes(db);
  },
});
