import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { sendReports } from './sendReports.ts';

export default defineModule({
  name: 'billing/affiliates',
  jobs: ({ db, settings, log }) => [
    startHourly({
      work: () => sendReports({ db, postbackUrl: settings.affiliatePostbackUrl, log }),
      failed: 'reports to partner sites that are due could not be sent',
      log,
    }),
  ],
  personalTables: {
    handedOver: [
      {
        table: 'affiliate_report',
        owner: 'member_id',
        title: 'Payments we reported to a partner site',
        withheld: ['cause', 'tries', 'next_try_at'],
      },
    ],
  },
});
