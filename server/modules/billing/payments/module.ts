import { registerTransferPages } from '#server/engines/payment/invoice/registerTransferPages.ts';
import { BOOKS, OF_BILLING_ACCOUNT } from '#server/modules/account/personal-data/index.ts';
import { paymentsOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { paymentResolvers } from './resolvers.ts';
import { startSweep } from './startSweep.ts';
import { registerPaymentRoutes } from './webhookRoutes.ts';

export default defineModule({
  name: 'billing/payments',
  resolvers: [paymentResolvers],
  services: (site) => ({ payments: paymentsOf(site) }),
  routes: (app, site) => {
    const { db, settings } = site;
    const { provider, transfer } = settings.payment;
    registerPaymentRoutes(app, { payments: paymentsOf(site), secret: settings.secret });
    if (provider === 'invoice' && transfer)
      registerTransferPages(app, { db, transfer, timeZone: settings.siteTimeZone });
  },
  jobs: (site) => [startSweep(paymentsOf(site))],
  personalTables: {
    handedOver: [
      {
        table: 'checkout',
        owner: 'member_id',
        title: 'Purchases you started',
        withheld: ['idempotency_key', 'processor_session', 'session_url'],
      },
      {
        table: 'saved_card',
        owner: 'member_id',
        title: 'Your saved cards',
        withheld: ['processor_method', 'fingerprint'],
      },
    ],
    keptByLaw: [
      {
        table: 'payment',
        ...OF_BILLING_ACCOUNT,
        title: 'Your payments',
        withheld: ['processor_id', 'action_url'],
        ...BOOKS,
      },
      {
        table: 'refund',
        ...OF_BILLING_ACCOUNT,
        title: 'Your refunds',
        withheld: ['key', 'processor_id'],
        ...BOOKS,
      },
      {
        table: 'dispute',
        ...OF_BILLING_ACCOUNT,
        title: 'Payments you denied to your bank',
        withheld: ['processor_id'],
        ...BOOKS,
      },
    ],
  },
});
