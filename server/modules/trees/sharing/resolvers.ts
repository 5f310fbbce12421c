import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  MutationChangeTreeSharingArgs,
  Resolvers,
  TreePreview,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  setOpenness,
  openTree,
  requireTreeOwner,
  requireTreeGrant,
  treeNotFound,
  type OpenedTree,
  personRows,
  neighbourhoodAnswer,
  treeOfReader,
} from '#server/modules/trees/core/index.ts';
import { newLinkToken } from '#server/platform/encryption/randomTokens.ts';

import { decideRequest } from './invitationRequests.ts';
import { accept, askToJoin, invite, offer } from './invitations.ts';
import { createSharingStore } from './sharingStore.ts';
import { toSharing } from './toSharing.ts';

const REACH = { ancestors: 2, descendants: 0, siblings: false, most: 7 };

/**
 * What everyone may see of a public tree, subscription or not. Always the root person's surroundings, anyone who of the
 * tree is named: otherwise the previews of all its people would be the tree.
 * @throws GraphQLError `FAMILY_TREE_NOT_FOUND_ERROR` for a tree that is not public or not there
 */
async function preview(context: RequestContext, ref: string): Promise<TreePreview> {
  requireTreeGrant(context);
  const treeId = readTreeRef(ref);
  const tree = treeId === null ? null : await treeOfReader(context.db, treeId, context.viewer.memberId);
  if (!tree?.isPublic) throw treeNotFound();
  const asVisitor: OpenedTree = {
    tree,
    role: 'visitor',
    mayEdit: false,
    mayChange: false,
    takesOverUntil: null,
    seesLiving: false,
    hasShareToken: false,
  };
  const { name, description, personCount, familyCount, needsSubscription, rootPerson } = tree;
  const [root] = rootPerson === null ? [] : await personRows(context.db, tree.id, [rootPerson]);
  const around = root
    ? await neighbourhoodAnswer(context, asVisitor, root.id, REACH)
    : { proband: null, persons: [], families: [] };
  return {
    name,
    description,
    personCount,
    familyCount,
    needsSubscription,
    proband: around.proband,
    persons: around.persons,
    families: around.families,
  };
}

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
