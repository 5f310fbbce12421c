import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import { writeDerived } from './writeDerived.ts';

/** A document is not what the change assumed: another change was faster. */
class StaleDocument extends Error {}

const isNew = ({ before, after }: DocumentChange) => before === null && after !== null;
const isChanged = ({ before, after }: DocumentChange) => before !== null && after !== null;
const isRemoved = ({ before, after }: DocumentChange) => before !== null && after === null;

const packed = (changes: readonly DocumentChange[]): string => JSON.stringify(changes);
const FIELDS = 'AS c (kind text, id int, before jsonb, after jsonb)';

/**
 * What was removed and comes back counts on from where it was: a copy of the old one still open must not pass for up to
 * date.
 */
const NEXT_VERSION = `CASE WHEN c.id < (SELECT next_id FROM tree WHERE tree.id = $1)
  THEN 1 + (SELECT count(*)::int FROM tree_change_document d JOIN tree_change made ON made.id = d.change_id WHERE made.tree_id = $1 AND d.kind = c.kind AND d.document_id = c.id) ELSE 1 END`;

/**
 * Writes documents of a tree, each only where it is still what the change started from; versions count up.
 * @throws StaleDocument when one is not
 */
async function writeDocuments(tx: Database, treeId: number, changes: readonly DocumentChange[]): Promise<void> {
  const [added, changed, removed] = [changes.filter(isNew), changes.filter(isChanged), changes.filter(isRemoved)];
  const done = [
    added.length > 0 &&
      (await tx.rows(
        `/* treeStore.add */ INSERT INTO tree_document (tree_id, kind, id, body, version)
         SELECT $1, c.kind, c.id, c.after, ${NEXT_VERSION} FROM jsonb_to_recordset($2::jsonb) ${FIELDS} ON CONFLICT DO NOTHING RETURNING id`,
        [treeId, packed(added)],
      )),
    changed.length > 0 &&
      (await tx.rows(
        `/* treeStore.change */ UPDATE tree_document d SET body = c.after, version = d.version + 1 FROM jsonb_to_recordset($2::jsonb) ${FIELDS}
         WHERE d.tree_id = $1 AND d.kind = c.kind AND d.id = c.id AND d.body = c.before RETURNING d.id`,
        [treeId, packed(changed)],
      )),
    removed.length > 0 &&
      (await tx.rows(
        `/* treeStore.remove */ DELETE FROM tree_document d USING jsonb_to_recordset($2::jsonb) ${FIELDS} WHERE d.tree_id = $1 AND d.kind = c.kind AND d.id = c.id AND d.body = c.before RETURNING d.id`,
        [treeId, packed(removed)],
      )),
  ];
  const written = done.reduce((sum, rows) => sum + (rows ? rows.length : 0), 0);
  if (written !== added.length + changed.length + removed.length)
    throw new StaleDocument('A document of the tree was changed meanwhile.');
}

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
