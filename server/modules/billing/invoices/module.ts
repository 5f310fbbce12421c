import { BOOKS, OF_BILLING_ACCOUNT } from '#server/modules/account/personal-data/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { forgetParties } from './forgetParties.ts';
import { invoicePortsOf, registerInvoices } from './invoiceRoutes.ts';
import { invoiceResolvers } from './resolvers.ts';

export default defineModule({
  name: 'billing/invoices',
  resolvers: [invoiceResolvers],
  routes: (app, site) => registerInvoices(app, invoicePortsOf(site)),
  jobs: ({ db, settings, log }) => [
    startHourly({
      work: () => forgetParties(db, settings.siteTimeZone),
      failed: 'what names a person in old invoices could not be removed',
      log,
    }),
  ],
  personalTables: {
    keptByLaw: [
      {
        table: 'invoice',
        ...OF_BILLING_ACCOUNT,
        title: 'Your invoices and credit notes',
        withheld: ['party_sealed', 'cause'],
        ...BOOKS,
      },
    ],
  },
});
