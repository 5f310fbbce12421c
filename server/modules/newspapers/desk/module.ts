import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { issueOpening } from './issueChanges.ts';
import { newspaperDeskResolvers } from './resolvers.ts';
import { startOpeningIssues } from './startOpeningIssues.ts';
import { registerNewspaperUpload } from './uploadRoutes.ts';

export default defineModule({
  name: 'newspapers/desk',
  resolvers: [newspaperDeskResolvers],
  routes: (app, { db, files, identity: { admitsTicket } }) => registerNewspaperUpload(app, { db, files, admitsTicket }),
  staffRequests: ({ db }) => [issueOpening(db)],
  jobs: ({ db, log }) => [startOpeningIssues({ db, log })],
  personalTables: {
    notHandedOver: {
      'newspaper_file.member_id': 'what staff do in their work is about the site’s newspapers',
      'issue_closure.member_id': 'what staff do in their work is about the site’s newspapers',
    },
  },
});
