import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { TreePreview } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  requireTreeGrant,
  treeNotFound,
  type OpenedTree,
  personRows,
  neighbourhoodAnswer,
  treeOfReader,
} from '#server/modules/trees/core/index.ts';

const REACH = { ancestors: 2, descendants: 0, siblings: false, most: 7 };

/**
 * What everyone may see of a public tree, subscription or not. Always the root person's surroundings, anyone who of the
 * tree is named: otherwise the previews of all its people would be the tree.
 * @throws GraphQLError `FAMILY_TREE_NOT_FOUND_ERROR` for a tree that is not public or not there
 */
export async function preview(context: RequestContext, ref: string): Promise<TreePreview> {
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
