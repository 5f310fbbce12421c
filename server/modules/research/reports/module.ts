import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { questionReportJob } from './questionReportJob.ts';
import { registerResearchReports } from './reportRoutes.ts';
import { researchReportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'research/reports',
  resolvers: [researchReportResolvers],
  routes: (app, { db, identity: { admitsTicket } }) => registerResearchReports(app, { db, admitsTicket }),
  jobs: (site) => [questionReportJob.start(site, { siteName: new URL(site.publicUrl).host })],
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
