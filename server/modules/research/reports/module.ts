import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerResearchReports } from './reportRoutes.ts';
import { researchReportResolvers } from './resolvers.ts';
import { startQuestionReports } from './startQuestionReports.ts';

export default defineModule({
  name: 'research/reports',
  resolvers: [researchReportResolvers],
  routes: (app, { db, identity: { admitsTicket } }) => registerResearchReports(app, { db, admitsTicket }),
  jobs: ({ db, connection, settings, publicUrl, log }) => [
    startQuestionReports({
      db,
      connection,
      memoryMegabytes: settings.gedcomMemoryMegabytes,
      siteName: new URL(publicUrl).host,
      isAlone: settings.databaseUrl === null,
      log,
    }),
  ],
  personalTables: {
    handedOver: [
      {
        table: 'research_report',
        owner: 'member_id',
        title: 'PDFs of research questions you asked for in the last 24 hours',
        withheld: ['ticket_hash', 'content'],
      },
    ],
  },
});
