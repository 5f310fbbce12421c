import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { bookDeskResolvers } from './deskResolvers.ts';
import { bookOpening } from './openPages.ts';
import { bookResolvers } from './resolvers.ts';
import { registerBookUpload } from './uploadRoutes.ts';

export default defineModule({
  name: 'records/books',
  resolvers: [bookResolvers, bookDeskResolvers],
  routes: (app, { db, files, identity: { admitsTicket } }) => registerBookUpload(app, { db, files, admitsTicket }),
  staffRequests: ({ db }) => [bookOpening(db)],
  personalTables: {
    notHandedOver: { 'book_file.member_id': 'what staff do in their work is about the site’s records' },
  },
});
