import { BOOKS, OF_BILLING_ACCOUNT } from '#server/modules/account/personal-data/index.ts';
import { invoicePortsOf } from '#server/modules/billing/invoices/index.ts';
import { staffBillingOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { giftRequest } from './giveAsStaff.ts';
import { refundRequest } from './refundAsStaff.ts';
import { registerStaffInvoices } from './registerStaffInvoices.ts';
import { staffBillingResolvers } from './resolvers.ts';

export default defineModule({
  name: 'billing/staff',
  resolvers: [staffBillingResolvers],
  services: (site) => ({ staffBilling: staffBillingOf(site) }),
  routes: (app, site) => registerStaffInvoices(app, invoicePortsOf(site)),
  staffRequests: (site) => [refundRequest(staffBillingOf(site)), giftRequest(staffBillingOf(site))],
  personalTables: {
    keptByLaw: [
      {
        table: 'billing_act',
        ...OF_BILLING_ACCOUNT,
        title: 'What staff did with your payments',
        withheld: ['key'],
        ...BOOKS,
      },
    ],
  },
});
