import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { clippingReportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/reports',
  resolvers: [clippingReportResolvers],
  personalTables: {
    handedOver: [
      {
        table: 'clipping_report',
        owner: 'reporter_id',
        title: 'Shared clippings you reported',
        withheld: ['decided_by', 'clipping_id', 'share_id'],
      },
    ],
    notHandedOver: { 'clipping_report.decided_by': 'what staff do in their work is about other members' },
  },
});
