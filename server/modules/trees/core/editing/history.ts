import { figure } from '#domain/kernel/wording/countInWords.ts';
import { changeHeadline } from '#domain/trees/core/changes/changeHeadline.ts';
import { describeChange } from '#domain/trees/core/changes/describeChange.ts';
import { undoDocument } from '#domain/trees/core/changes/undoDocument.ts';
import type { DocumentChange, TreeDocument, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreeChange, TreeConflict } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { treeNotFound } from '../openTree.ts';
import { documentRows, toDocumentVersion } from '../reading/documentRows.ts';
import { namesOf } from '../reading/nameOf.ts';
import type { Editing, EditPlan } from './editTree.ts';
import { changeOf, currentDocument } from './saveDocument.ts';

/** What these did is named by what was added, removed or changed; others, such as an import, by what they are. */
const NAMED: ReadonlySet<string> = new Set(['edit', 'add', 'add-relative', 'remove']);
/** Most lines shown of one change. */
const MOST_LINES = 30;

interface ChangeRow {
  id: number;
  madeAt: Date;
  authorName: string | null;
  action: string;
  personId: number | null;
  isUndone: boolean;
}

/** A document of a change, before and after it. */
export interface ChangedRow {
  changeId: number;
  kind: TreeKind;
  id: number;
  before: TreeDocument | null;
  after: TreeDocument | null;
}

/** Changes that were undone and not redone. */
const UNDONE = `EXISTS (SELECT 1 FROM tree_change u WHERE u.undoes = c.id AND NOT EXISTS (SELECT 1 FROM tree_change r WHERE r.undoes = u.id))`;

/** The documents of changes, those of one together. */
export const documentsOf = (db: Database, changeIds: readonly number[]): Promise<ChangedRow[]> =>
  db.rows<ChangedRow>(
    `/* treeHistory.documents */ SELECT change_id AS "changeId", kind, document_id AS id, before, after FROM tree_change_document
     WHERE change_id = ANY($1::bigint[]) ORDER BY change_id, array_position(ARRAY['person', 'family', 'source', 'medium', 'story'], kind), document_id`,
    [changeIds],
  );

const asChange = ({ kind, id, before, after }: ChangedRow): DocumentChange => changeOf(kind, id, before, after);

/** People named by the documents of changes, in all of them. */
const namedIn = (rows: readonly ChangedRow[]): number[] =>
  rows.flatMap(({ before, after }) =>
    [before, after].flatMap((document) =>
      !document
        ? []
        : 'children' in document
          ? [...document.partners, ...document.children.map(({ personId }) => personId)]
          : 'personIds' in document
            ? document.personIds
            : [],
    ),
  );

function linesOf(rows: readonly ChangedRow[], nameOf: (id: number) => string): string[] {
  const lines = rows.flatMap((row) => describeChange(asChange(row), nameOf));
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `… and ${figure(lines.length - MOST_LINES)} more`];
}

const CHANGES = `SELECT c.id, c.made_at AS "madeAt", nullif(concat_ws(' ', m.first_name, m.last_name), '') AS "authorName", c.action, c.person_id AS "personId", ${UNDONE} AS "isUndone"
  FROM tree_change c LEFT JOIN member m ON m.id = c.author_id`;

async function inWords(db: Database, treeId: number, changes: readonly ChangeRow[]): Promise<TreeChange[]> {
  const rows = await documentsOf(
    db,
    changes.map(({ id }) => id),
  );
  const nameOf = await namesOf(db, treeId, namedIn(rows));
  return changes.map(({ id, madeAt, authorName, action, personId: about, isUndone }) => ({
    id: String(id),
    madeAt: madeAt.toISOString(),
    authorName,
    action,
    personId: about === null ? null : treePersonId(treeId, about),
    headline: NAMED.has(action)
      ? changeHeadline(rows.filter(({ changeId }) => changeId === id).map(asChange), nameOf)
      : null,
    lines: linesOf(
      rows.filter(({ changeId }) => changeId === id),
      nameOf,
    ),
    isUndone,
    canUndo: !isUndone,
  }));
}

/**
 * Changes of a tree, or of one person, the newest first, behind one of them. For those who may edit: everyone in them
 * is named.
 */
export async function historyOf(
  db: Database,
  treeId: number,
  personId: number | null,
  first: number,
  after: number | null,
): Promise<TreeChange[]> {
  const changes = await db.rows<ChangeRow>(
    `/* treeHistory.page */ ${CHANGES} WHERE c.tree_id = $1 AND ($4::bigint IS NULL OR c.id < $4)
       AND ($2::int IS NULL OR c.person_id = $2 OR EXISTS (SELECT 1 FROM tree_change_document d WHERE d.change_id = c.id AND d.kind = 'person' AND d.document_id = $2))
     ORDER BY c.id DESC LIMIT $3`,
    [treeId, personId, first, after],
  );
  return inWords(db, treeId, changes);
}

/** Some changes of a tree, the newest first. For those who may edit. */
export const changesById = async (db: Database, treeId: number, ids: readonly number[]): Promise<TreeChange[]> =>
  inWords(
    db,
    treeId,
    await db.rows<ChangeRow>(
      `/* treeHistory.byId */ ${CHANGES} WHERE c.tree_id = $1 AND c.id = ANY($2::bigint[]) ORDER BY c.id DESC`,
      [treeId, ids],
    ),
  );

/**
 * What changes after one did to some documents, as far as it holds: neither what was undone since, nor the undoing of
 * it.
 */
export const laterChangesOf = (
  db: Database,
  treeId: number,
  after: number,
  documents: readonly Pick<ChangedRow, 'kind' | 'id'>[],
): Promise<ChangedRow[]> =>
  db.rows<ChangedRow>(
    `/* treeHistory.later */ SELECT d.change_id AS "changeId", d.kind, d.document_id AS id, d.before, d.after
     FROM tree_change c JOIN tree_change_document d ON d.change_id = c.id JOIN jsonb_to_recordset($3::jsonb) AS n (kind text, id int) ON n.kind = d.kind AND n.id = d.document_id
     WHERE c.tree_id = $1 AND c.id > $2 AND NOT ${UNDONE} AND coalesce(c.undoes, 0) <= $2 ORDER BY c.id DESC`,
    [treeId, after, JSON.stringify(documents)],
  );

/** The tree a change is of; null when there is no such change. */
export const treeOfChange = async (db: Database, changeId: number): Promise<number | null> =>
  (
    await db.one<{ treeId: number }>(
      '/* treeHistory.tree */ SELECT tree_id AS "treeId" FROM tree_change WHERE id = $1',
      [changeId],
    )
  )?.treeId ?? null;

/** Takes a change back; what was changed later at other places stays. */
export async function planUndoing(editing: Editing, changeId: number): Promise<EditPlan> {
  const { tx, treeId } = editing;
  const change = await tx.one<ChangeRow>(
    `/* treeHistory.one */ SELECT c.id, c.person_id AS "personId", ${UNDONE} AS "isUndone" FROM tree_change c WHERE c.id = $1 AND c.tree_id = $2`,
    [changeId, treeId],
  );
  if (!change) throw treeNotFound();
  if (change.isUndone) return { problems: [{ field: '', message: 'This change has already been undone.' }] };
  const rows = await documentsOf(tx, [changeId]);
  const nameOf = await namesOf(tx, treeId, namedIn(rows));
  const changes: DocumentChange[] = [];
  const conflicts: TreeConflict[] = [];
  const clashing: ChangedRow[] = [];
  for (const row of rows) {
    const current = (await documentRows(tx, treeId, row.kind, [row.id]))[0]?.body ?? null;
    const undone = undoDocument(row.kind, { before: row.before, after: row.after }, current, nameOf);
    if (undone.conflicts.length > 0) clashing.push(row);
    conflicts.push(...undone.conflicts);
    changes.push(changeOf(row.kind, row.id, current, undone.document));
  }
  const [clash] = clashing;
  if (clash) {
    const theirs = await currentDocument(editing, clash.kind, clash.id);
    const merged = changes.find(({ kind, id }) => kind === clash.kind && id === clash.id)?.after ?? null;
    return { conflicts, theirs: theirs && toDocumentVersion(theirs), merged, clashing };
  }
  return { action: 'undo', personId: change.personId, changes, undoes: changeId };
}
