import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A document is not what the change assumed: another change was faster. */
export class StaleDocument extends Error {}

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
export async function writeDocuments(tx: Database, treeId: number, changes: readonly DocumentChange[]): Promise<void> {
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
