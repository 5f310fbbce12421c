import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';
import { describeStoredSearch } from '#domain/search/saved/storedSearch.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { readTreePersonId, readTreeRef } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { openedArticles, openedRecords } from '#server/modules/search/diary/index.ts';
import { openTreeOrNull, personRows, viewOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredItem } from './itemStore.ts';

/** What an entry is called for who looks now. */
interface ItemName {
  name: string;
  /** Its record set, or its newspaper and date; null where there is none. */
  detail: string | null;
}

/** As much of an entry as its name needs. */
type NamedItem = Pick<StoredItem, 'kind' | 'ref'>;
type Names = ReadonlyMap<string, ItemName>;
const NONE: Names = new Map();

const issues = async (db: Database, ids: readonly string[]): Promise<Names> => {
  const rows = await db.rows<{ id: string; title: string; date: string; precision: DatePrecision }>(
    '/* researchItems.issues */ SELECT i.id, t.name AS title, i.date::text AS date, i.date_precision AS precision FROM newspaper_issue i JOIN newspaper_title t ON t.id = i.title_id WHERE i.id = ANY($1::text[])',
    [ids],
  );
  return new Map(rows.map(({ id, title, date, precision }) => [id, { name: title, detail: issueDateInWords(date, precision) }]));
};

/** Clippings of the member's own are called as the member has called them. */
const clippings = async (db: Database, memberId: number, ids: readonly string[]): Promise<Names> => {
  const rows = await db.rows<{ id: string; title: string }>('/* researchItems.clippings */ SELECT id, title FROM clipping WHERE member_id = $1 AND id = ANY($2::text[]) AND removed_at IS NULL', [memberId, ids]);
  return new Map(rows.map(({ id, title }) => [id, { name: title, detail: null }]));
};

const searches = (addresses: readonly string[]): Names =>
  new Map(
    addresses.map((address) => {
      const [path, search = ''] = address.split('?');
      return [address, { name: describeStoredSearch({ kind: path === '/search/results' ? 'RECORDS' : 'ARTICLES', search }), detail: null }];
    }),
  );

/** People of trees that open for the reader; who is hidden there is hidden here. */
async function people(context: RequestContext, refs: readonly string[]): Promise<Names> {
  const names = new Map<string, ItemName>();
  const treeOf = (ref: string): number | null => readTreeRef(ref.split(' ')[0] ?? '');
  const idOf = (ref: string): number => readTreePersonId(ref.split(' ')[1] ?? '')?.personId ?? -1;
  for (const treeId of new Set(refs.map(treeOf))) {
    const opened = treeId === null ? null : await openTreeOrNull(context, String(treeId));
    if (opened === null) continue;
    const ofTree = refs.filter((ref) => treeOf(ref) === treeId);
    const view = viewOf(context, opened);
    const rows = new Map((await personRows(context.db, opened.tree.id, ofTree.map(idOf))).map((row) => [row.id, row]));
    for (const ref of ofTree) {
      const row = rows.get(idOf(ref));
      if (row) names.set(ref, { name: view.maySee(row) ? treeDisplayName(row, opened.tree.showsSurnamesUppercase) : HIDDEN_NAME, detail: opened.tree.name });
    }
  }
  return names;
}

const named = (found: ReadonlyMap<string, { name: string; recordSet: string }>): Names => new Map([...found].map(([id, { name, recordSet }]) => [id, { name, detail: recordSet }]));

/**
 * What the entries of a member's folder are called now, with the rights of who looks: one statement for each kind that is there, and
 * for people one or two for each tree.
 * @returns a function of an entry; null for notes and headings, and for what the reader cannot open any more.
 */
export async function nameItems(context: RequestContext, memberId: number, items: readonly NamedItem[]): Promise<(item: NamedItem) => ItemName | null> {
  const { db } = context;
  const refs = (kind: StoredItem['kind']) => items.flatMap((item) => (item.kind === kind && item.ref !== null ? [item.ref] : []));
  const when = (kind: StoredItem['kind'], look: (asked: readonly string[]) => Promise<Names>): Promise<Names> => (refs(kind).length === 0 ? Promise.resolve(NONE) : look(refs(kind)));
  const [RECORD, ARTICLE, ISSUE, PERSON, CLIPPING] = await Promise.all([
    when('RECORD', async (ids) => named(await openedRecords(db, ids))),
    when('ARTICLE', async (ids) => named(await openedArticles(db, ids))),
    when('ISSUE', (ids) => issues(db, ids)),
    when('PERSON', (ids) => people(context, ids)),
    when('CLIPPING', (ids) => clippings(db, memberId, ids)),
  ]);
  const known: Partial<Record<StoredItem['kind'], Names>> = { RECORD, ARTICLE, ISSUE, PERSON, CLIPPING, SEARCH: searches(refs('SEARCH')) };
  return ({ kind, ref }) => (ref === null ? null : (known[kind]?.get(ref) ?? null));
}
