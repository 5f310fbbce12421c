import { mayShowHidden, peopleOf } from '#domain/trees/core/access/visibleDocument.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeDocumentKind, TreeDocumentVersion } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { linksOfFamilies } from './familyLinks.ts';
import { personRows } from './personRow.ts';
import type { PersonView } from './personView.ts';

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

const KINDS = {
  person: 'PERSON',
  family: 'FAMILY',
  source: 'SOURCE',
  medium: 'MEDIUM',
  story: 'STORY',
} as const satisfies Record<TreeKind, TreeDocumentKind>;

const STORED_KINDS = {
  PERSON: 'person',
  FAMILY: 'family',
  SOURCE: 'source',
  MEDIUM: 'medium',
  STORY: 'story',
} as const satisfies Record<TreeDocumentKind, TreeKind>;

/** A kind of document as the domain calls it. */
export const kindOf = (kind: TreeDocumentKind): TreeKind => STORED_KINDS[kind];

/** A stored document as GraphQL gives it. */
export const toDocumentVersion = ({ kind, id, version, body }: StoredDocument): TreeDocumentVersion => ({
  kind: KINDS[kind],
  id,
  version,
  document: body,
});

/**
 * Those of some media that may show a person whom the reader may not see: a medium of that person, of a family with
 * them in it, or of a story about them. Whatever else such a medium belongs to, it is closed.
 */
export async function mediaOfHidden(
  db: Database,
  treeId: number,
  ids: readonly number[],
  view: PersonView,
): Promise<ReadonlySet<number>> {
  const mentions = await mentionRows(db, treeId, 'medium', ids);
  const of = (kind: string) => mentions.filter((mention) => mention.kind === kind).map(({ id }) => id);
  const [members, stories] = await Promise.all([
    linksOfFamilies(db, treeId, of('family')),
    documentRows(db, treeId, 'story', of('story')),
  ]);
  const peopleBehind = ({ kind, id }: (typeof mentions)[number]): readonly number[] => {
    if (kind === 'person') return [id];
    return kind === 'family'
      ? members.filter(({ familyId }) => familyId === id).map(({ personId }) => personId)
      : stories.filter((story) => story.id === id).flatMap(({ body }) => peopleOf(body));
  };
  const rows = await personRows(db, treeId, [...new Set(mentions.flatMap(peopleBehind))]);
  const hidden = new Set(rows.filter((row) => !view.maySee(row)).map(({ id }) => id));
  return new Set(
    mentions.filter((mention) => mayShowHidden(peopleBehind(mention), (id) => hidden.has(id))).map(({ toId }) => toId),
  );
}
