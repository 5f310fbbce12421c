import { BOOKS } from '#server/modules/account/personal-data/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

export default defineModule({
  name: 'billing/core',
  personalTables: {
    keptByLaw: [
      {
        table: 'billing_account',
        owner: 'member_id',
        title: 'Your account for payments',
        withheld: ['processor_customer', 'clock_ahead_ms'],
        ...BOOKS,
      },
    ],
    notHandedOver: {
      ledger_account: 'the books of the site: what concerns a member is said by their invoices and payments',
      ledger_line: 'the books of the site: what concerns a member is said by their invoices and payments',
      revenue_schedule: 'says only how much of a payment counts as earned by which date',
    },
  },
});
