import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { libraryResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/library',
  resolvers: [libraryResolvers],
  personalTables: {
    handedOver: [
      { table: 'library_user', owner: 'member_id', title: 'Your library' },
      { table: 'library_seat', owner: 'member_id', title: 'Your seat at your library' },
      { table: 'library_wait', owner: 'member_id', title: 'Your place among those who wait for a seat' },
      { table: 'library_patron', owner: 'member_id', title: 'You at your library' },
    ],
  },
});
