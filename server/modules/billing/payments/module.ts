import { registerTransferPages } from '#server/engines/payment/invoice/registerTransferPages.ts';
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
});
