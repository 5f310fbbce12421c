import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { SHARED_COLLECTION } from './membersStore.ts';
import { collectionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/collections',
  resolvers: [collectionResolvers],
  sharedThings: [SHARED_COLLECTION],
  personalTables: {
    handedOver: [
      { table: 'collection', owner: 'owner_id', title: 'Your collections', withheld: ['words'] },
      { table: 'collection_item', owner: 'added_by', title: 'What you added to collections, with your notes' },
      { table: 'collection_member', owner: 'member_id', title: 'Collections that others share with you' },
    ],
    notHandedOver: {
      'collection_invitation.accepted_by':
        'collection_member records that a member joined a collection; the invitation is its owner’s',
    },
  },
});
