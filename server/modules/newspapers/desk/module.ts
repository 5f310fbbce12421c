import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { newspaperDeskResolvers } from './resolvers.ts';
import { registerNewspaperUpload } from './uploadRoutes.ts';

export default defineModule({
  name: 'newspapers/desk',
  resolvers: [newspaperDeskResolvers],
  routes: (app, { db, files, identity: { admitsTicket } }) => registerNewspaperUpload(app, { db, files, admitsTicket }),
  personalTables: {
    notHandedOver: { 'newspaper_file.member_id': 'what staff do in their work is about the site’s newspapers' },
  },
});
