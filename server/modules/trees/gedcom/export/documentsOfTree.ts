import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A document as stored. */
export type DocumentRow = { [Kind in TreeKind]: { kind: Kind; id: number; body: TreeDocuments[Kind] } }[TreeKind];

const KINDS: readonly TreeKind[] = ['person', 'family', 'source', 'medium', 'story'];
const BATCH = 500;
/** Rows without a body that are read at once. */
const MANY = 10_000;

/** The number that no document of a tree has reached. */
export async function endOfTree(db: Database, treeId: number): Promise<number> {
  const row = await db.one<{ nextId: number }>(
    '/* gedcomExport.end */ SELECT next_id AS "nextId" FROM tree WHERE id = $1',
    [treeId],
  );
  return row?.nextId ?? 0;
}

/** Documents of a tree by their numbers. All kinds are named: the key of the table starts with the kind. */
export const documentsOf = (db: Database, treeId: number, ids: readonly number[]): Promise<DocumentRow[]> =>
  db.rows<DocumentRow>(
    '/* gedcomExport.documents */ SELECT kind, id, body FROM tree_document WHERE tree_id = $1 AND kind = ANY($2) AND id = ANY($3::int[])',
    [treeId, KINDS, ids],
  );

/** All documents of some kinds from a number on, in the order of their numbers, so many at once. */
export async function* documentsByNumber<Kind extends TreeKind = TreeKind>(
  db: Database,
  treeId: number,
  from: number,
  kinds = KINDS as readonly Kind[],
): AsyncGenerator<Extract<DocumentRow, { kind: Kind }>[]> {
  const end = await endOfTree(db, treeId);
  for (let next = from; next < end; next += BATCH) {
    yield await db.rows<Extract<DocumentRow, { kind: Kind }>>(
      '/* gedcomExport.byNumber */ SELECT kind, id, body FROM tree_document WHERE tree_id = $1 AND kind = ANY($2) AND id >= $3 AND id < $4 ORDER BY id',
      [treeId, kinds, next, next + BATCH],
    );
  }
}

/** Which documents a tree has. Numbers are unique among all of its documents. */
export async function documentsThere(db: Database, treeId: number): Promise<(kind: TreeKind, id: number) => boolean> {
  const kinds = createIntColumn();
  const end = await endOfTree(db, treeId);
  for (let next = 0; next < end; next += MANY) {
    const rows = await db.rows<{ kind: TreeKind; id: number }>(
      '/* gedcomExport.there */ SELECT kind, id FROM tree_document WHERE tree_id = $1 AND kind = ANY($2) AND id >= $3 AND id < $4',
      [treeId, KINDS, next, next + MANY],
    );
    for (const { kind, id } of rows) kinds.set(id, KINDS.indexOf(kind) + 1);
  }
  return (kind, id) => kinds.at(id) === KINDS.indexOf(kind) + 1;
}
