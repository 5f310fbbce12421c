import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';
import type { TreeSourceEntry, TreeSourceOrder } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { foldSql } from '#server/platform/db/foldSql.ts';
import { likeLiteral } from '#server/platform/db/likeLiteral.ts';

import type { VisibleCitations } from './visibleCitations.ts';

/** Words that are looked for at most. */
const MOST_WORDS = 8;

/** What is asked of the sources of a tree. */
export interface SourceQuestion {
  text: string;
  order: TreeSourceOrder;
  first: number;
  /** Number of the source before the page; null at the start. */
  after: number | null;
}

/** Words as patterns. Every pattern must match, so none means all. */
const patternsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => `%${likeLiteral(word)}%`);

/** Readers who may edit see every source, also uncited ones; others those numbered in `$2`. */
const WHERE = `s.tree_id = $1 AND ($2::int[] IS NULL OR s.id = ANY($2))
  AND ${foldSql("(s.title || ' ' || s.author || ' ' || s.publication || ' ' || s.repository || ' ' || s.call_number)")} LIKE ALL ($3::text[])`;

const ORDERS: Readonly<Record<TreeSourceOrder, { by: string; behind: string }>> = {
  TITLE: { by: 's.sort_key, s.id', behind: '(s.sort_key, s.id) > (a.sort_key, a.id)' },
  MOST_CITED: {
    by: 's.cited DESC, s.sort_key, s.id',
    behind: '(-s.cited, s.sort_key, s.id) > (-a.cited, a.sort_key, a.id)',
  },
  NEWEST: { by: 's.id DESC', behind: 's.id < a.id' },
};

const COLUMNS = `s.id, s.title, s.author, s.publication, s.repository, s.call_number AS "callNumber", s.url, s.cited AS citations`;

const asSeen =
  (seen: VisibleCitations | null) =>
  (row: TreeSourceEntry): TreeSourceEntry =>
    seen ? { ...row, citations: seen.times.get(row.id) ?? 0 } : row;

/**
 * Sources of a tree that the reader may see, a page of them and how many there are. The order reveals nothing of what
 * is hidden.
 * @param seen - null: the reader sees all
 */
export async function listSources(
  db: Database,
  treeId: number,
  seen: VisibleCitations | null,
  { text, order, first, after }: SourceQuestion,
): Promise<{ sources: TreeSourceEntry[]; total: number }> {
  const { by, behind } = ORDERS[seen && order === 'MOST_CITED' ? 'TITLE' : order];
  const values = [treeId, seen && seen.listed, patternsOf(text)];
  const [rows, count] = await Promise.all([
    db.rows<TreeSourceEntry>(
      `/* treeSources.page */ SELECT ${COLUMNS} FROM tree_source s WHERE ${WHERE}
         AND ($5::int IS NULL OR EXISTS (SELECT 1 FROM tree_source a WHERE a.tree_id = $1 AND a.id = $5 AND ${behind}))
       ORDER BY ${by} LIMIT $4`,
      [...values, first, after],
    ),
    db.one<{ total: number }>(
      `/* treeSources.count */ SELECT count(*) AS total FROM tree_source s WHERE ${WHERE}`,
      values,
    ),
  ]);
  return { sources: rows.map(asSeen(seen)), total: Number(count?.total ?? 0) };
}

/** One source that the reader may see; null where there is none. @param seen - null: the reader sees all */
export async function oneSource(
  db: Database,
  treeId: number,
  seen: VisibleCitations | null,
  id: number,
): Promise<TreeSourceEntry | null> {
  if (seen && !seen.times.has(id)) return null;
  const row = await db.one<TreeSourceEntry>(
    `/* treeSources.one */ SELECT ${COLUMNS} FROM tree_source s WHERE s.tree_id = $1 AND s.id = $2`,
    [treeId, id],
  );
  return row && asSeen(seen)(row);
}
