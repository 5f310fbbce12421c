import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerFolderFiles } from './files/registerFolderFiles.ts';
import { researchFolderResolvers } from './resolvers.ts';
import { SHARED_FOLDER } from './sharedFolder.ts';
import { researchShareResolvers } from './shareResolvers.ts';

export default defineModule({
  name: 'research/folders',
  resolvers: [researchFolderResolvers, researchShareResolvers],
  routes: (app, { db, identity: { admitsTicket, onlookerOf } }) =>
    registerFolderFiles(app, { db, admitsTicket, onlookerOf }),
  sharedThings: [SHARED_FOLDER],
});
