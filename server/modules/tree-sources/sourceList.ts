import type { Database } from '#server/db/database.ts';
import type { TreeSourceEntry, TreeSourceOrder } from '#server/graphql/types.generated.ts';
import { visibleValues, type PersonView } from '#server/modules/trees/reading/personView.ts';

import { visibleUses } from './visibleUses.ts';

/** Documents that are counted at most for readers who do not see everybody. */
const MOST_COUNTED = 1_000;
/** Words that are looked for at most. */
const MOST_WORDS = 8;

/** What is asked of the sources of a tree. */
export interface SourceQuestion {
  text: string;
  order: TreeSourceOrder;
  first: number;
  /** Number of the source to go on behind; null at the beginning. */
  after: number | null;
  /** Sources that the reader must not find (`sourcesNamingHidden`). */
  without: readonly number[];
}

interface SourceRow extends Omit<TreeSourceEntry, 'isCitedMore' | 'citations'> {
  citations: number;
  counted: number;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/gu, '\\$&')}%`);

const MATCHES = `NOT EXISTS (SELECT 1 FROM unnest($5::text[]) AS word
  WHERE lower(s.title || ' ' || s.author || ' ' || s.publication || ' ' || s.repository || ' ' || s.call_number) NOT LIKE word)`;

/** Who may edit sees every source, also what nobody cites; others what something cites that they see. */
const SHOWN = `($2::boolean OR EXISTS ${visibleUses(2)})`;

const ORDERS: Readonly<Record<TreeSourceOrder, { by: string; behind: string }>> = {
  TITLE: { by: 's.sort_key, s.id', behind: '(s.sort_key, s.id) > (a.sort_key, a.id)' },
  MOST_CITED: { by: 's.cited DESC, s.sort_key, s.id', behind: '(-s.cited, s.sort_key, s.id) > (-a.cited, a.sort_key, a.id)' },
  NEWEST: { by: 's.id DESC', behind: 's.id < a.id' },
};

const COLUMNS = `s.id, s.title, s.author, s.publication, s.repository, s.call_number AS "callNumber", s.url,
  CASE WHEN $2::boolean THEN s.cited ELSE (SELECT coalesce(sum(times), 0) FROM (SELECT times FROM ${visibleUses(2)} AS u LIMIT ${MOST_COUNTED}) AS c) END AS citations,
  CASE WHEN $2::boolean THEN 0 ELSE (SELECT count(*) FROM (SELECT 1 FROM ${visibleUses(2)} AS u LIMIT ${MOST_COUNTED}) AS c) END AS counted`;

const toEntry = ({ counted, citations, ...row }: SourceRow): TreeSourceEntry => ({ ...row, citations: Number(citations), isCitedMore: Number(counted) === MOST_COUNTED });

/** Sources of a tree that the reader may see, a page of them and how many there are. The order tells nothing of what is hidden. */
export async function listSources(db: Database, treeId: number, view: PersonView, { text, order, first, after, without }: SourceQuestion): Promise<{ sources: TreeSourceEntry[]; total: number }> {
  const { by, behind } = ORDERS[view.mayEdit || order !== 'MOST_CITED' ? order : 'TITLE'];
  const values = [treeId, ...visibleValues(view), wordsOf(text), without];
  const where = `s.tree_id = $1 AND ${MATCHES} AND ${SHOWN} AND NOT s.id = ANY($6::int[])`;
  const rows = await db.rows<SourceRow>(
    `/* treeSources.page */ SELECT ${COLUMNS} FROM tree_source s WHERE ${where}
       AND ($8::int IS NULL OR EXISTS (SELECT 1 FROM tree_source a WHERE a.tree_id = $1 AND a.id = $8 AND ${behind}))
     ORDER BY ${by} LIMIT $7`,
    [...values, first, after],
  );
  const count = await db.one<{ total: number }>(`/* treeSources.count */ SELECT count(*) AS total FROM tree_source s WHERE ${where}`, values);
  return { sources: rows.map(toEntry), total: Number(count?.total ?? 0) };
}

/** One source that the reader may see; null where there is none. */
export async function oneSource(db: Database, treeId: number, view: PersonView, id: number): Promise<TreeSourceEntry | null> {
  const row = await db.one<SourceRow>(`/* treeSources.one */ SELECT ${COLUMNS} FROM tree_source s WHERE s.tree_id = $1 AND s.id = $5 AND ${SHOWN}`, [treeId, ...visibleValues(view), id]);
  return row && toEntry(row);
}
