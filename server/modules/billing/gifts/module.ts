import { seedSampleCatalogue } from '#server/modules/billing/plans/index.ts';
import { giftsOf, paymentsOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

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
  personalTables: {
    handedOver: [
      {
        table: 'gift',
        owner: 'buyer_id',
        title: 'Gifts you bought',
        withheld: [
          'words_sealed',
          'code_hash',
          'code_sealed',
          'redeemed_by',
          'redeemed_subscription',
          'redeemed_days',
          'used_by',
          'taken_back_at',
        ],
      },
      { table: 'promotion_use', owner: 'member_id', title: 'Promotion codes you used' },
      {
        table: 'voucher_use',
        owner: 'member_id',
        title: 'Codes of organisations you redeemed',
        withheld: ['code_hash'],
      },
      { table: 'referral_link', owner: 'member_id', title: 'Your link for friends' },
      {
        table: 'referral',
        owner: 'friend_id',
        title: 'Through whose link you subscribed',
        withheld: ['referrer_id', 'refused_at'],
      },
    ],
    notHandedOver: {
      'gift.redeemed_by': 'the gift is its buyer’s; who redeemed it sees the subscription it gave',
      'referral.referrer_id':
        'says that a friend subscribed, which is the friend’s to know; the member’s page counts them',
    },
  },
});
