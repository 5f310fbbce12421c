import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { MutationChangeTreeSharingArgs, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { setOpenness, openTree, requireTreeOwner } from '#server/modules/trees/core/index.ts';
import { newLinkToken } from '#server/platform/encryption/linkToken.ts';

import { decideRequest } from './invitationRequests.ts';
import { accept, askToJoin, invite, offer } from './invitations.ts';
import { preview } from './preview.ts';
import { createSharingStore } from './sharingStore.ts';
import { toSharing } from './toSharing.ts';

/** How a tree is shared now. @throws GraphQLError for everyone but its owner */
async function sharingOf(context: RequestContext, ref: string) {
  const { tree } = await requireTreeOwner(context, ref);
  return toSharing(context.perRequest(createSharingStore), tree);
}

async function change(
  context: RequestContext,
  { ref, mode, needsSubscription, readersMayExport }: MutationChangeTreeSharingArgs,
) {
  const { tree } = await requireTreeOwner(context, ref);
  const isPublic = mode === 'PUBLIC' || mode === 'PUBLIC_SHARED';
  await setOpenness(context.db, tree.id, {
    isPublic,
    needsSubscription: isPublic && needsSubscription,
    link: mode === 'PUBLIC_SHARED' ? newLinkToken() : 'none',
    invitesPeople: isPublic ? null : mode === 'SHARED',
    readersMayExport: readersMayExport ?? null,
  });
  return sharingOf(context, ref);
}

/** Who else sees a tree: for its owner alone, but for anyone who has the code of an invitation. */
export const treeSharingResolvers: Resolvers = {
  Query: {
    treeSharing: (_root, { ref }, context) => sharingOf(context, ref),
    treePreview: (_root, { ref }, context) => preview(context, ref),
    treeInvitation: (_root, { code }, context) => offer(context, code),
  },
  Mutation: {
    changeTreeSharing: (_root, asked, context) => change(context, asked),
    renewTreeShareLink: async (_root, { ref }, context) => {
      const { tree } = await requireTreeOwner(context, ref);
      await context.perRequest(createSharingStore).renewToken(tree.id, newLinkToken().token);
      return sharingOf(context, ref);
    },
    inviteToTree: (_root, { ref, input }, context) => invite(context, ref, input),
    revokeTreeInvitation: async (_root, { ref, id }, context) => {
      const { tree } = await requireTreeOwner(context, ref);
      await context.perRequest(createSharingStore).revoke(tree.id, storedId(id));
      return sharingOf(context, ref);
    },
    changeTreeMember: async (_root, { ref, memberId, role, seesLiving }, context) => {
      const { tree } = await requireTreeOwner(context, ref);
      await context.perRequest(createSharingStore).changeMember(tree.id, storedId(memberId), {
        role: role === 'EDITOR' ? 'editor' : 'guest',
        seesLiving: seesLiving || role === 'EDITOR',
      });
      return sharingOf(context, ref);
    },
    removeTreeMember: async (_root, { ref, memberId }, context) => {
      const { tree } = await requireTreeOwner(context, ref);
      await context.perRequest(createSharingStore).removeMember(tree.id, storedId(memberId));
      return sharingOf(context, ref);
    },
    leaveTree: async (_root, { ref }, context) => {
      const memberId = requireMember(context.viewer);
      const { tree } = await openTree(context, ref);
      return context.perRequest(createSharingStore).removeMember(tree.id, memberId);
    },
    askForTreeInvitation: (_root, { code }, context) => askToJoin(context, code),
    decideTreeInvitationRequest: async (_root, { ref, id, isAllowed }, context) => {
      await decideRequest(context, ref, storedId(id), isAllowed);
      return sharingOf(context, ref);
    },
    acceptTreeInvitation: (_root, { code }, context) => accept(context, code),
  },
};
