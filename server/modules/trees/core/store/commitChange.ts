import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import { writeDerived } from './writeDerived.ts';
import { writeDocuments } from './writeDocuments.ts';

/** Something that is done to a tree. */
export interface TreeCommit {
  treeId: number;
  /** Null: the site. */
  authorId: number | null;
  /** `create`, `edit`, `add-relative`, `link`, `unlink`, `remove`, `merge`, `add-record`, `undo` … */
  action: string;
  /** The person it is mainly about; null: the tree. */
  personId: number | null;
  /** The change it undoes. */
  undoes?: number;
  /** At least one; each document once. New ones take their numbers from `lockTree`. */
  changes: readonly DocumentChange[];
}

/** A tree that no one else changes until the transaction ends. */
export interface LockedTree {
  /** The first number that no document of the tree has had yet. */
  nextId: number;
  rootPerson: number | null;
}

/**
 * Waits until no one else changes a tree and keeps it so to the end of the transaction. What is read after it is what a
 * change may start from. Null when there is no such tree.
 */
export const lockTree = (tx: Database, treeId: number): Promise<LockedTree | null> =>
  tx.one<LockedTree>(
    '/* treeStore.lock */ SELECT next_id AS "nextId", root_person AS "rootPerson" FROM tree WHERE id = $1 FOR UPDATE',
    [treeId],
  );

const grown = (changes: readonly DocumentChange[], kind: DocumentChange['kind']): number =>
  changes.reduce(
    (sum, { kind: changed, before, after }) =>
      sum + (changed === kind ? Number(after !== null) - Number(before !== null) : 0),
    0,
  );

async function noteChange(
  tx: Database,
  { treeId, authorId, action, personId, undoes, changes }: TreeCommit,
): Promise<number> {
  const made = await tx.one<{ id: number }>(
    '/* treeStore.note */ INSERT INTO tree_change (tree_id, author_id, action, person_id, undoes) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [treeId, authorId, action, personId, undoes ?? null],
  );
  if (!made) throw new Error('A change of a tree could not be written down.');
  await tx.rows(
    `/* treeStore.noteDocuments */ INSERT INTO tree_change_document (change_id, kind, document_id, before, after)
     SELECT $1, kind, id, before, after FROM jsonb_to_recordset($2::jsonb) AS c (kind text, id int, before jsonb, after jsonb)`,
    [made.id, JSON.stringify(changes)],
  );
  return made.id;
}

/** The tree itself: its counts, the next number, and a first person as long as it has people. */
async function settleTree(tx: Database, treeId: number, changes: readonly DocumentChange[]): Promise<void> {
  const highest = Math.max(...changes.map(({ id }) => id));
  await tx.rows(
    `/* treeStore.settle */ UPDATE tree t SET version = version + 1, changed_at = now(), next_id = greatest(next_id, $2 + 1), person_count = person_count + $3, family_count = family_count + $4,
       root_person = CASE WHEN EXISTS (SELECT 1 FROM tree_person p WHERE p.tree_id = t.id AND p.id = t.root_person) THEN t.root_person
                     ELSE (SELECT min(p.id) FROM tree_person p WHERE p.tree_id = t.id) END
     WHERE id = $1`,
    [treeId, highest, grown(changes, 'person'), grown(changes, 'family')],
  );
}

/**
 * Changes a tree: its documents, everything derived from them and its history, all or nothing. Call it in a transaction
 * that holds `lockTree`; it is the only way in which documents are written one by one (an import fills: `fillTree`).
 *
 * @returns the number of the change
 * @throws StaleDocument when a document is not what the change started from
 */
export async function commitChange(tx: Database, commit: TreeCommit): Promise<number> {
  const { treeId, changes } = commit;
  await writeDocuments(tx, treeId, changes);
  await writeDerived(tx, treeId, changes);
  await settleTree(tx, treeId, changes);
  return noteChange(tx, commit);
}
