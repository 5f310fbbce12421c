import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';
import { describeStoredSearch } from '#domain/search/saved/storedSearch.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { readTreePersonId, readTreeRef } from '#domain/trees/core/treeIds.ts';
import {
  CLIPPING_COLUMNS,
  createClippingViews,
  readableClipping,
  type StoredClipping,
} from '#server/modules/clippings/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { openedArticles, openedRecords } from '#server/modules/search/diary/index.ts';
import { openTrees, personRowsOfTrees, viewOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredItem } from './itemStore.ts';

/** What an entry is called for who looks now. */
export interface ItemName {
  name: string;
  /** Its record set, or its newspaper and date; null where there is none. */
  detail: string | null;
  /** A person whom the reader may not see. */
  isHidden?: boolean;
}

/** As much of an entry as its name needs. */
type NamedItem = Pick<StoredItem, 'kind' | 'ref'>;
type Names = ReadonlyMap<string, ItemName>;
const NONE: Names = new Map();

const issues = async (db: Database, ids: readonly string[]): Promise<Names> => {
  const rows = await db.rows<{ id: string; title: string; date: string; precision: DatePrecision }>(
    '/* researchItems.issues */ SELECT i.id, t.name AS title, i.date::text AS date, i.date_precision AS precision FROM open_issue i JOIN newspaper_title t ON t.id = i.title_id WHERE i.id = ANY($1::text[])',
    [ids],
  );
  return new Map(
    rows.map(({ id, title, date, precision }) => [id, { name: title, detail: issueDateInWords(date, precision) }]),
  );
};

/**
 * Clippings that the member may know of. Their own are called as they called them; those of others have a name while
 * they open for the member.
 */
const clippings = async (context: RequestContext, memberId: number, ids: readonly string[]): Promise<Names> => {
  const rows = await context.db.rows<StoredClipping>(
    `/* researchItems.clippings */ SELECT ${CLIPPING_COLUMNS} FROM clipping c WHERE c.id = ANY($2::text[]) AND ${readableClipping('c', '$1')}`,
    [memberId, ids],
  );
  const others = await context.perRequest(createClippingViews).of(rows.filter((row) => row.memberId !== memberId));
  return new Map(
    [...rows.filter((row) => row.memberId === memberId), ...others.filter(({ standing }) => standing === 'OPEN')].map(
      ({ id, title }) => [id, { name: title, detail: null }],
    ),
  );
};

const searches = (addresses: readonly string[]): Names =>
  new Map(
    addresses.map((address) => {
      const [path, search = ''] = address.split('?');
      return [
        address,
        {
          name: describeStoredSearch({ kind: path === '/search/results' ? 'RECORDS' : 'ARTICLES', search }),
          detail: null,
        },
      ];
    }),
  );

/**
 * People of trees that open for the reader; who is hidden there is hidden here. As many statements for many trees as
 * for one.
 */
async function people(context: RequestContext, refs: readonly string[]): Promise<Names> {
  const asked = refs.flatMap((ref) => {
    const [tree = '', person = ''] = ref.split(' ');
    const treeId = readTreeRef(tree);
    const read = readTreePersonId(person);
    return treeId === null || read === null ? [] : [{ ref, treeId, personId: read.personId }];
  });
  const opened = await openTrees(context, [...new Set(asked.map(({ treeId }) => treeId))]);
  const rows = new Map(
    (
      await personRowsOfTrees(
        context.db,
        asked.filter(({ treeId }) => opened.has(treeId)),
      )
    ).map((row) => [`${row.treeId} ${row.id}`, row]),
  );
  return new Map(
    asked.flatMap(({ ref, treeId, personId }): [string, ItemName][] => {
      const [tree, row] = [opened.get(treeId), rows.get(`${treeId} ${personId}`)];
      if (!tree || !row) return [];
      const isHidden = !viewOf(context, tree).maySee(row);
      return [
        [
          ref,
          {
            name: isHidden ? HIDDEN_NAME : treeDisplayName(row, tree.tree.showsSurnamesUppercase),
            detail: tree.tree.name,
            isHidden,
          },
        ],
      ];
    }),
  );
}

const named = (found: ReadonlyMap<string, { name: string; recordSet: string }>): Names =>
  new Map([...found].map(([id, { name, recordSet }]) => [id, { name, detail: recordSet }]));

/**
 * What the entries of a folder are called now, with the rights of who looks: one statement for each kind that is there,
 * two or three for people, and a few more where there are clippings of other members.
 * @returns a function of an entry; null for notes and headings, and for what the reader cannot open any more.
 */
export async function nameItems(
  context: RequestContext,
  memberId: number,
  items: readonly NamedItem[],
): Promise<(item: NamedItem) => ItemName | null> {
  const { db } = context;
  const refs = (kind: StoredItem['kind']) =>
    items.flatMap((item) => (item.kind === kind && item.ref !== null ? [item.ref] : []));
  const when = (kind: StoredItem['kind'], look: (asked: readonly string[]) => Promise<Names>): Promise<Names> =>
    refs(kind).length === 0 ? Promise.resolve(NONE) : look(refs(kind));
  const [RECORD, ARTICLE, ISSUE, PERSON, CLIPPING] = await Promise.all([
    when('RECORD', async (ids) => named(await openedRecords(db, ids))),
    when('ARTICLE', async (ids) => named(await openedArticles(db, ids))),
    when('ISSUE', (ids) => issues(db, ids)),
    when('PERSON', (ids) => people(context, ids)),
    when('CLIPPING', (ids) => clippings(context, memberId, ids)),
  ]);
  const known: Partial<Record<StoredItem['kind'], Names>> = {
    RECORD,
    ARTICLE,
    ISSUE,
    PERSON,
    CLIPPING,
    SEARCH: searches(refs('SEARCH')),
  };
  return ({ kind, ref }) => (ref === null ? null : (known[kind]?.get(ref) ?? null));
}
