import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { reportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/reports',
  resolvers: [reportResolvers],
  personalTables: {
    handedOver: [
      {
        table: 'record_correction',
        owner: 'member_id',
        title: 'Errors you reported in records',
        withheld: ['decided_by', 'edited_by', 'edited_in', 'edited_cell'],
      },
      {
        table: 'record_closure_request',
        owner: 'member_id',
        title: 'Records you asked us to close',
        withheld: ['decided_by', 'reopened_by'],
      },
    ],
    notHandedOver: {
      'record_correction.decided_by': 'what staff do in their work is about other members',
      'record_correction.edited_by': 'what staff do in their work is about other members',
      'record_closure_request.decided_by': 'what staff do in their work is about other members',
      'record_closure_request.reopened_by': 'what staff do in their work is about other members',
    },
  },
});
