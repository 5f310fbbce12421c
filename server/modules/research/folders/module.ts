import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerFolderFiles } from './registerFolderFiles.ts';
import { researchFolderResolvers } from './resolvers.ts';
import { SHARED_FOLDER } from './sharedFolder.ts';
import { researchShareResolvers } from './shareResolvers.ts';

export default defineModule({
  name: 'research/folders',
  resolvers: [researchFolderResolvers, researchShareResolvers],
  routes: (app, { db, identity: { admitsTicket, onlookerOf } }) =>
    registerFolderFiles(app, { db, admitsTicket, onlookerOf }),
  sharedThings: [SHARED_FOLDER],
  personalTables: {
    handedOver: [
      { table: 'research_folder', owner: 'member_id', title: 'Your research folders' },
      { table: 'research_item', owner: 'added_by', title: 'What you put into research folders, with your notes' },
      {
        table: 'research_file',
        owner: 'added_by',
        within: { table: 'research_item', column: 'item_id' },
        title: 'Files you put into research folders',
        withheld: ['content'],
        files: [{ column: 'content', name: 'research-files', of: 'name', key: 'item_id' }],
      },
      { table: 'research_folder_member', owner: 'member_id', title: 'Research folders that others share with you' },
    ],
    notHandedOver: {
      research_upload_ticket: 'lives for minutes and says only what is being added to a folder',
      'research_folder_invitation.accepted_by':
        'research_folder_member records that a member joined a folder; the invitation is its owner’s',
    },
  },
});
