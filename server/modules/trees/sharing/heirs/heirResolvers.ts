import { MOST_HEIRS } from '#domain/trees/sharing/invitationRules.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, TreeHeirs } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  familyTreeRef,
  mayOwnAnotherTree,
  MOST_TREES,
  openTree,
  requireTreeOwner,
} from '#server/modules/trees/core/index.ts';

import { handedOverMail } from './awayOwners.ts';
import { nameHeirs, sharedTreesOf, takeOver } from './heirStore.ts';

async function heirsOf(context: RequestContext, memberId: number): Promise<TreeHeirs[]> {
  return (await sharedTreesOf(context.db, memberId)).map(({ id, name, rootPerson, others, editors }) => ({
    treeId: String(id),
    familyTreeRef: familyTreeRef({ id, rootPerson }),
    treeName: name,
    others,
    editors: editors.map(({ memberId: editor, name: called, isHeir }) => ({
      memberId: String(editor),
      name: called,
      isHeir,
    })),
    mostHeirs: MOST_HEIRS,
  }));
}

/** Who becomes the owner of a tree when its owner's account is gone. */
export const treeHeirResolvers: Resolvers = {
  Query: {
    treeHeirs: (_root, _arguments, context) => heirsOf(context, requireMember(context.viewer)),
  },
  Mutation: {
    nameTreeHeirs: async (_root, { ref, memberIds }, context) => {
      const { tree, memberId } = await requireTreeOwner(context, ref);
      if (memberIds.length > MOST_HEIRS) throw refusal('BAD_USER_INPUT', `Choose up to ${MOST_HEIRS} people.`);
      await nameHeirs(context.db, tree.id, memberIds.map(storedId));
      return heirsOf(context, memberId);
    },
    takeOverTree: async (_root, { ref }, context) => {
      const memberId = requireMember(context.viewer);
      const { tree } = await openTree(context, ref);
      return context.db.transaction(async (tx) => {
        if (!(await mayOwnAnotherTree(tx, memberId)))
          throw refusal('LIMIT_REACHED', `You can have up to ${MOST_TREES} trees. Delete one first.`);
        const before = await takeOver(tx, tree.id, memberId);
        if (before === null)
          throw refusal(
            'FAMILY_TREE_AUTHORISATION_ERROR',
            'You can’t take this tree over: it has an owner, or the time for it is over.',
          );
        const { memberId: to, email } = before;
        if (to !== null && email !== null)
          await context.mailer.send({ ...handedOverMail(context.site.publicUrl, tree), to: email, memberId: to }, tx);
        return true;
      });
    },
  },
};
