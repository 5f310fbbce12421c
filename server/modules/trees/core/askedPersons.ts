import type { TreeRelation } from '#domain/trees/core/relatives/addRelative.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreeRelation as AskedRelation } from '#server/modules/kernel/graphql/types.generated.ts';

import { treeNotFound, type OpenedTree } from './openTree.ts';

/** The relations of GraphQL in the words of the domain. */
export const RELATIONS = {
  FATHER: 'father',
  MOTHER: 'mother',
  PARENT: 'parent',
  PARTNER: 'partner',
  SON: 'son',
  DAUGHTER: 'daughter',
  CHILD: 'child',
  BROTHER: 'brother',
  SISTER: 'sister',
  SIBLING: 'sibling',
} as const satisfies Record<AskedRelation, TreeRelation>;

/**
 * The number of a person of an opened tree; whether the tree holds the person is not looked up.
 * @throws GraphQLError `FAMILY_TREE_NOT_FOUND_ERROR`
 */
export function personNumberIn({ tree }: { tree: Pick<OpenedTree['tree'], 'id'> }, id: string): number {
  const ref = readTreePersonId(id);
  if (ref?.treeId !== tree.id) throw treeNotFound();
  return ref.personId;
}
