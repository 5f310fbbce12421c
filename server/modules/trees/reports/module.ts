import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerTreeReports } from './reportRoutes.ts';
import { treeReportResolvers } from './resolvers.ts';
import { startReports } from './startReports.ts';

export default defineModule({
  name: 'trees/reports',
  resolvers: [treeReportResolvers],
  routes: (app, { db, settings: { livingYears }, identity: { admitsTicket } }) =>
    registerTreeReports(app, { db, livingYears, admitsTicket }),
  jobs: ({ db, connection, settings, publicUrl, log }) => [
    startReports({
      db,
      connection,
      memoryMegabytes: settings.gedcomMemoryMegabytes,
      livingYears: settings.livingYears,
      siteName: new URL(publicUrl).host,
      isAlone: settings.databaseUrl === null,
      log,
    }),
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
