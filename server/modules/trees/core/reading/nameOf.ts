import { documentTitle } from '#domain/trees/core/changes/documentTitle.ts';
import { UNKNOWN_PERSON } from '#domain/trees/core/changes/valueInWords.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import type { Database } from '#server/platform/db/database.ts';

interface NameRow {
  id: number;
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
}

const present = (db: Database, treeId: number, ids: readonly number[]): Promise<NameRow[]> =>
  db.rows<NameRow>(
    '/* trees.names */ SELECT id, given, surname, prefix, suffix FROM tree_person WHERE tree_id = $1 AND id = ANY($2::int[])',
    [treeId, ids],
  );

/** The last that changes of a tree have of some people: as they were left, or as they were before they were removed. */
const lastKnown = (db: Database, treeId: number, ids: readonly number[]): Promise<{ id: number; body: TreePerson }[]> =>
  db.rows<{ id: number; body: TreePerson }>(
    `/* trees.formerNames */ SELECT DISTINCT ON (d.document_id) d.document_id AS id, coalesce(d.after, d.before) AS body
     FROM tree_change_document d JOIN tree_change c ON c.id = d.change_id
     WHERE c.tree_id = $1 AND d.kind = 'person' AND d.document_id = ANY($2::int[]) AND coalesce(d.after, d.before) IS NOT NULL
     ORDER BY d.document_id, d.change_id DESC`,
    [treeId, ids],
  );

/**
 * Names of some people of a tree, for words about changes. Who is not there any more has the last name that the tree's
 * changes know; who has none there is `UNKNOWN_PERSON`, never a number.
 */
export async function namesOf(db: Database, treeId: number, ids: readonly number[]): Promise<(id: number) => string> {
  const asked = [...new Set(ids)];
  const names = new Map<number, string>();
  for (const row of asked.length === 0 ? [] : await present(db, treeId, asked)) names.set(row.id, treeDisplayName(row));
  const gone = asked.filter((id) => !names.has(id));
  for (const { id, body } of gone.length === 0 ? [] : await lastKnown(db, treeId, gone))
    names.set(
      id,
      documentTitle({ kind: 'person', document: body }, () => UNKNOWN_PERSON),
    );
  return (id) => names.get(id) ?? UNKNOWN_PERSON;
}
