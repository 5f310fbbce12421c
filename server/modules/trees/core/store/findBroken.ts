import { mentionsOf, type TreeMention } from '#domain/trees/core/mentions.ts';
import type { DocumentChange, TreeDocument, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A parent and a child who became so by a change. */
interface NewLink {
  parent: number;
  child: number;
}

const pairsOf = (family: Extract<DocumentChange, { kind: 'family' }>['after']): NewLink[] =>
  family
    ? family.partners.flatMap((parent) => family.children.map(({ personId }) => ({ parent, child: personId })))
    : [];

function newLinks(changes: readonly DocumentChange[]): NewLink[] {
  const families = changes.flatMap((change) => (change.kind === 'family' ? [change] : []));
  const known = new Set(
    families.flatMap(({ before }) => pairsOf(before).map(({ parent, child }) => `${parent} ${child}`)),
  );
  return families
    .flatMap(({ after }) => pairsOf(after))
    .filter(({ parent, child }) => !known.has(`${parent} ${child}`));
}

/**
 * A child whom a change would make an ancestor of its own parent; null where there is none. Looks only at what the
 * change links: a tree that came with a circle can still be mended. Call it when the change has been written.
 */
export async function findOwnAncestor(
  tx: Database,
  treeId: number,
  changes: readonly DocumentChange[],
): Promise<number | null> {
  for (const { parent, child } of newLinks(changes)) {
    // UNION leaves out who was met before: the walk ends in any tree.
    const found = await tx.one(
      `/* treeStore.ownAncestor */ WITH RECURSIVE above (id) AS (
         SELECT $2::int
         UNION
         SELECT p.person_id FROM above JOIN tree_family_member c ON c.tree_id = $1 AND c.person_id = above.id AND c.role = 'child'
           JOIN tree_family_member p ON p.tree_id = $1 AND p.family_id = c.family_id AND p.role = 'partner'
       ) SELECT 1 AS one FROM above WHERE id = $3 LIMIT 1`,
      [treeId, parent, child],
    );
    if (found) return child;
  }
  return null;
}

/** Everything a document of a change leads to: the people of a family included. */
export const leadsTo = (kind: TreeKind, document: TreeDocument | null): TreeMention[] => {
  if (!document) return [];
  const members =
    kind === 'family' && 'children' in document
      ? [...document.partners, ...document.children.map(({ personId }) => personId)]
      : [];
  return [...members.map((id) => ({ kind: 'person' as const, id })), ...mentionsOf(kind, document as never)];
};

const keyOf = ({ kind, id }: TreeMention): string => `${kind} ${id}`;

/** What documents of a change lead to and did not before. What an imported file left open stays open. */
function newlyNamed(changes: readonly DocumentChange[]): (TreeMention & { from_kind: TreeKind; from_id: number })[] {
  return changes.flatMap(({ kind, id, before, after }) => {
    const known = new Set(leadsTo(kind, before).map(keyOf));
    return leadsTo(kind, after)
      .filter((mention) => !known.has(keyOf(mention)))
      .map((mention) => ({ ...mention, from_kind: kind, from_id: id }));
  });
}

/** A document, and the kind of what it leads to that would not be there. */
export interface Needing {
  kind: TreeKind;
  id: number;
  needs: TreeMention['kind'];
}

/** Documents that are named at most. */
const MOST_NEEDING = 20;

/**
 * What a change would leave leading to nothing: a family with a person who is not in the tree, a story about them, a
 * citation of a source or a picture that is not there. Call it when the change has been written.
 * @returns the documents that would; empty when all is there
 */
export async function findDangling(
  tx: Database,
  treeId: number,
  changes: readonly DocumentChange[],
): Promise<Needing[]> {
  const missing = await tx.rows<Needing>(
    `/* treeStore.dangling */ SELECT DISTINCT n.from_kind AS kind, n.from_id AS id, n.kind AS needs FROM jsonb_to_recordset($2::jsonb) AS n (kind text, id int, from_kind text, from_id int)
     WHERE NOT EXISTS (SELECT 1 FROM tree_document d WHERE d.tree_id = $1 AND d.kind = n.kind AND d.id = n.id) LIMIT ${MOST_NEEDING}`,
    [treeId, JSON.stringify(newlyNamed(changes))],
  );
  if (missing.length > 0) return missing;
  const removed = changes.filter(({ after }) => after === null).map(({ kind, id }) => ({ kind, id }));
  if (removed.length === 0) return [];
  return tx.rows<Needing>(
    `/* treeStore.leftBehind */ SELECT DISTINCT m.from_kind AS kind, m.from_id AS id, r.kind AS needs FROM jsonb_to_recordset($2::jsonb) AS r (kind text, id int)
       JOIN tree_mention m ON m.tree_id = $1 AND m.to_kind = r.kind AND m.to_id = r.id
     UNION SELECT 'family', m.family_id, 'person' FROM jsonb_to_recordset($2::jsonb) AS r (kind text, id int)
       JOIN tree_family_member m ON m.tree_id = $1 AND m.person_id = r.id WHERE r.kind = 'person' LIMIT ${MOST_NEEDING}`,
    [treeId, JSON.stringify(removed)],
  );
}
