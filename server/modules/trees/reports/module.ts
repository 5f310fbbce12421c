import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { reportJob } from './reportJob.ts';
import { registerTreeReports } from './reportRoutes.ts';
import { treeReportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/reports',
  resolvers: [treeReportResolvers],
  routes: (app, { db, settings: { livingYears }, identity: { admitsTicket } }) =>
    registerTreeReports(app, { db, livingYears, admitsTicket }),
  jobs: (site) => [
    reportJob.start(site, { livingYears: site.settings.livingYears, siteName: new URL(site.publicUrl).host }),
  ],
  personalTables: {
    handedOver: [
      {
        table: 'tree_report',
        owner: 'member_id',
        title: 'Reports of trees you asked for in the last 24 hours',
        withheld: ['ticket_hash', 'content'],
      },
    ],
  },
});
