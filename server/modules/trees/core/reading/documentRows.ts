import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A document as stored. */
export interface StoredDocument<Kind extends TreeKind = TreeKind> {
  kind: Kind;
  id: number;
  version: number;
  body: TreeDocuments[Kind];
}

/** Documents of one kind by their numbers, in the order of these; numbers without one are left out. */
export const documentRows = <Kind extends TreeKind>(
  db: Database,
  treeId: number,
  kind: Kind,
  ids: readonly number[],
): Promise<StoredDocument<Kind>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows<StoredDocument<Kind>>(
        '/* trees.documents */ SELECT kind, id, version, body FROM tree_document WHERE tree_id = $1 AND kind = $2 AND id = ANY($3::int[]) ORDER BY id',
        [treeId, kind, ids],
      );

/** Documents that name one of some others: the stories of people, what cites a source. */
export const mentionRows = (
  db: Database,
  treeId: number,
  toKind: 'source' | 'medium' | 'person',
  ids: readonly number[],
): Promise<{ toId: number; kind: TreeKind; id: number }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows(
        '/* trees.mentions */ SELECT to_id AS "toId", from_kind AS kind, from_id AS id FROM tree_mention WHERE tree_id = $1 AND to_kind = $2 AND to_id = ANY($3::int[]) ORDER BY from_kind, from_id',
        [treeId, toKind, ids],
      );
