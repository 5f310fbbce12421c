import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeMediaResolvers } from './media/resolvers.ts';
import { registerTreePictures } from './media/treePictureRoutes.ts';
import { registerTreeUploads } from './media/treeUploadRoutes.ts';
import { treeSourceResolvers } from './sources/resolvers.ts';
import { treeStoryResolvers } from './storyResolvers.ts';

export default defineModule({
  name: 'trees/person',
  resolvers: [treeMediaResolvers, treeSourceResolvers, treeStoryResolvers],
  routes: (app, { db, settings: { livingYears }, identity: { admitsTicket, onlookerOf } }) => {
    registerTreePictures(app, { db, livingYears, onlookerOf });
    registerTreeUploads(app, { db, admitsTicket });
  },
  personalTables: {
    notHandedOver: { tree_upload_ticket: 'lives for minutes and says only what is being added to a tree' },
  },
});
