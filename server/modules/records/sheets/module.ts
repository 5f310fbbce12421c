import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { publicationRequest } from './publicationRequest.ts';
import { sheetResolvers } from './resolvers.ts';
import { registerSheetUpload } from './uploadRoutes.ts';

export default defineModule({
  name: 'records/sheets',
  resolvers: [sheetResolvers],
  routes: (app, { db, files, identity: { admitsTicket } }) => registerSheetUpload(app, { db, files, admitsTicket }),
  staffRequests: () => [publicationRequest],
  personalTables: {
    notHandedOver: {
      'sheet.made_by': 'what staff do in their work is about the site’s records',
      'sheet_file.member_id': 'what staff do in their work is about the site’s records',
      'sheet_change.made_by': 'what staff do in their work is about the site’s records',
      'sheet_question.decided_by': 'what staff do in their work is about the site’s records',
      'sheet_publication.member_id': 'what staff do in their work is about the site’s records',
    },
  },
});
