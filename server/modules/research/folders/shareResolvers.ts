import { MOST_SHARERS } from '#domain/kernel/grants/sharedRoles.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { folderInvitationAddress } from '#domain/research/folders/folderRules.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { ResearchFolderOffer, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { inviteTo, joinBy, openInvitation } from '#server/modules/kernel/sharing/invitations.ts';
import { membersOf } from '#server/modules/kernel/sharing/memberships.ts';

import { folderIdOf, memberOf } from './folderInput.ts';
import { createFolderStore } from './folderStore.ts';
import { createListCharge } from './listCharge.ts';
import { folderNow } from './presentFolder.ts';
import { SHARED_FOLDER } from './sharedFolder.ts';

/** How research folders are shared. Who has a link reads what it offers; joining needs the grant. */
export const researchShareResolvers: Resolvers = {
  ResearchFolder: {
    members: ({ id = '' }, _arguments, context) => {
      context.perRequest(createListCharge)();
      return membersOf(context.db, SHARED_FOLDER, id);
    },
  },
  Query: {
    researchFolderInvitation: (_root, { token }, { db, viewer }) =>
      db.transaction(async (tx): Promise<ResearchFolderOffer | null> => {
        const found = await openInvitation(tx, SHARED_FOLDER, token, viewer.memberId);
        return (
          found && {
            folderName: found.name,
            ownerName: found.ownerName,
            role: found.role.toUpperCase() as ResearchFolderOffer['role'],
            folderId: found.acceptedBy === null ? null : found.thingId,
          }
        );
      }),
  },
  Mutation: {
    inviteToResearchFolder: (_root, { folderId, role }, context) =>
      context
        .perRequest(createFolderStore)
        .within(memberOf(context), folderIdOf(folderId), 'decide', async (tx, { id }) => {
          const invited = await inviteTo(tx, SHARED_FOLDER, id, role.toLowerCase() as 'reader');
          if (!invited)
            throw refusal(
              'LIMIT_REACHED',
              `A folder can be shared with ${countInWords(MOST_SHARERS, 'person', 'people')}, open invitations included.`,
            );
          return {
            role,
            address: `${context.site.publicUrl}${folderInvitationAddress(invited.token)}`,
            expiresAt: invited.expiresAt.toISOString(),
          };
        }),
    acceptResearchFolderInvitation: async (_root, { token }, context) => {
      const memberId = memberOf(context);
      const joined = await context.db.transaction(async (tx) => {
        const found = await openInvitation(tx, SHARED_FOLDER, token, memberId);
        if (found) await joinBy(tx, SHARED_FOLDER, found, memberId);
        return found?.thingId ?? null;
      });
      return folderNow(context, joined);
    },
    removeResearchFolderMember: async (_root, { folderId, memberId: asked }, context) => {
      const memberId = memberOf(context);
      const leaving = storedId(asked);
      return (
        (await context
          .perRequest(createFolderStore)
          .within(memberId, folderIdOf(folderId), leaving === memberId ? 'read' : 'decide', (tx, { id }) =>
            createFolderStore({ db: tx }).leave(id, leaving),
          )) ?? false
      );
    },
  },
};
