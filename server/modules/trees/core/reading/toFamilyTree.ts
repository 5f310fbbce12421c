import { mayExportTree, type TreeRole } from '#domain/trees/core/access/decideTreeAccess.ts';
import { isExampleTreeId, treePersonId } from '#domain/trees/core/treeIds.ts';
import { treeType, type TreeType } from '#domain/trees/core/treeType.ts';
import type {
  FamilyTree,
  FamilyTreeRole,
  FamilyTreeType,
  TreePersonCard,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedTree } from '../openTree.ts';
import type { TreeRow } from '../treeRow.ts';

const TYPES = {
  private: 'PRIVATE',
  public: 'PUBLIC',
  'public-shared': 'PUBLIC_SHARED',
  shared: 'SHARED',
} as const satisfies Record<TreeType, FamilyTreeType>;
const ROLES = { owner: 'OWNER', editor: 'EDITOR', guest: 'GUEST', visitor: 'VISITOR' } as const satisfies Record<
  TreeRole,
  FamilyTreeRole
>;

/** The name of a tree in addresses: its root person, or its number while it is empty. */
export const familyTreeRef = ({ id, rootPerson }: Pick<TreeRow, 'id' | 'rootPerson'>): string =>
  rootPerson === null ? String(id) : treePersonId(id, rootPerson);

/** First names of the owners of some trees, by the number of the member. */
export async function ownerNames(
  db: Database,
  ownerIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(ownerIds.flatMap((id) => id ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db.rows<{ id: number; name: string }>(
          '/* trees.owners */ SELECT id, first_name AS name FROM member WHERE id = ANY($1::bigint[])',
          [ids],
        );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * A tree as its reader sees it. Visitors do not learn whose it is: the owner lives.
 * @param rootPerson - the card of the person it starts with; null without one
 */
export function toFamilyTree(
  { tree, role, mayEdit, mayChange, takesOverUntil, seesLiving, hasShareToken }: OpenedTree,
  rootPerson: TreePersonCard | null,
  owners: ReadonlyMap<number, string>,
): FamilyTree {
  return {
    id: String(tree.id),
    familyTreeRef: familyTreeRef(tree),
    name: tree.name,
    description: tree.description,
    treeType: TYPES[treeType({ isPublic: tree.isPublic, hasShareToken, isOwner: role === 'owner', mayEdit })],
    role: ROLES[role],
    isEditable: mayChange,
    isViewOnly: !mayChange,
    leftAt: tree.leftAt?.toISOString() ?? null,
    takesOverUntil: takesOverUntil?.toISOString() ?? null,
    isPublic: tree.isPublic,
    needsSubscription: tree.needsSubscription,
    isExample: isExampleTreeId(tree.id),
    showSurnamesUppercase: tree.showsSurnamesUppercase,
    publicTreeShareToken: mayEdit ? tree.shareToken : null,
    ownerName: role === 'visitor' || tree.ownerId === null ? null : (owners.get(tree.ownerId) ?? null),
    mayExport: mayExportTree({ mayEdit }, tree),
    seesLiving,
    personCount: tree.personCount,
    familyCount: tree.familyCount,
    rootPerson,
    onboarding: tree.onboarding,
    version: tree.version,
    createdAt: tree.createdAt.toISOString(),
    changedAt: tree.changedAt.toISOString(),
  };
}
