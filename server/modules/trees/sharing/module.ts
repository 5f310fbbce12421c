import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeHeirResolvers } from './heirs/heirResolvers.ts';
import { startHeirs } from './heirs/startHeirs.ts';
import { treeSharingResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/sharing',
  resolvers: [treeHeirResolvers, treeSharingResolvers],
  jobs: (site) => [startHeirs(site)],
  personalTables: {
    handedOver: [
      { table: 'tree_access', owner: 'member_id', title: 'Trees that others share with you' },
      {
        table: 'tree_invitation_request',
        owner: 'member_id',
        title: 'Invitations to trees that you asked their owners about',
      },
    ],
    notHandedOver: {
      'tree_invitation.email':
        'the address an owner sent an invitation to, shown to no one else; it is deleted when the invitation is accepted, and a month after its end',
      'tree_invitation.accepted_by': 'tree_access records that a member joined a tree; the invitation is its owner’s',
    },
  },
});
