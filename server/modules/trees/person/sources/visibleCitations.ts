import { setImmediate as letOthersRun } from 'node:timers/promises';

import {
  type OpenedTree,
  hiddenNamesIn,
  VISIBLE,
  visibleValues,
  type PersonView,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

const memberThat = (family: string, condition: string): string => `EXISTS (
  SELECT 1 FROM tree_family_member l JOIN tree_person p ON p.tree_id = l.tree_id AND p.id = l.person_id
  WHERE l.tree_id = ${family}.tree_id AND l.family_id = ${family}.id AND ${condition})`;

/**
 * `isFamilyVisible` as a condition on the rows of `tree_family`; the values of `VISIBLE` start at `$from`. A test holds
 * the two together.
 */
export const familyVisible = (family: string, from: number): string =>
  `(NOT ${memberThat(family, `l.role = 'partner' AND NOT ${VISIBLE('p', from)}`)} AND ${memberThat(family, VISIBLE('p', from))})`;

/** What a reader who may not edit sees of the sources of a tree. */
export interface VisibleCitations {
  /** How often each source is cited where they see it, by its number; what only hidden people cite is not there. */
  times: ReadonlyMap<number, number>;
  /**
   * The sources among them that a list shows: without those whose own words name a hidden person, as a search would
   * confirm the name.
   */
  listed: readonly number[];
}

interface CitedRow {
  id: number;
  times: number;
}

/** Trees whose sources are remembered at once, for each database. */
const MOST_KEPT = 50;
/** Sources that are looked through before others have their turn. */
const SOURCES_OF_A_TURN = 500;
const cache = new WeakMap<Database, Map<string, Promise<VisibleCitations>>>();

/**
 * The citations of a tree that a reader sees, counted once for each version of the tree and kind of reader: source by
 * source it would take as long as many hidden people cite it.
 * @returns null for who may edit: they see all
 */
export async function visibleCitations(
  db: Database,
  { tree }: Pick<OpenedTree, 'tree'>,
  view: PersonView,
): Promise<VisibleCitations | null> {
  if (view.mayEdit) return null;
  const known = cache.get(db) ?? new Map<string, Promise<VisibleCitations>>();
  cache.set(db, known);
  const key = JSON.stringify([tree.id, tree.version, visibleValues(view)]);
  const found = known.get(key) ?? countCitations(db, tree.id, view);
  // The last asked for is the last to go; what could not be read is asked for again.
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  for (const oldest of known.keys()) if (known.size > MOST_KEPT) known.delete(oldest);
  return found;
}

/** Families must be visible (`isFamilyVisible`); private facts count only for those who may edit. */
async function countCitations(db: Database, treeId: number, view: PersonView): Promise<VisibleCitations> {
  const rows = await db.rows<CitedRow>(
    `/* treeSources.visible */ SELECT id, sum(times)::int AS times FROM (
       SELECT m.to_id AS id, m.open_times AS times FROM tree_mention m JOIN tree_person p ON p.tree_id = m.tree_id AND p.id = m.from_id
       WHERE m.tree_id = $1 AND m.to_kind = 'source' AND m.from_kind = 'person' AND m.open_times > 0 AND ${VISIBLE('p', 2)}
       UNION ALL
       SELECT m.to_id, m.open_times FROM tree_mention m JOIN tree_family f ON f.tree_id = m.tree_id AND f.id = m.from_id
       WHERE m.tree_id = $1 AND m.to_kind = 'source' AND m.from_kind = 'family' AND m.open_times > 0 AND NOT f.is_private AND ${familyVisible('f', 2)}
     ) AS seen GROUP BY id`,
    [treeId, ...visibleValues(view)],
  );
  const times = new Map(rows.map((row) => [row.id, row.times]));
  const sources = await db.rows<{ id: number; words: string[] }>(
    '/* treeSources.words */ SELECT id, ARRAY[title, author, publication, repository, call_number, url] AS words FROM tree_source WHERE tree_id = $1',
    [treeId],
  );
  const cited = sources.filter(({ id }) => times.has(id));
  const listed: number[] = [];
  for (let at = 0; at < cited.length; at += SOURCES_OF_A_TURN) {
    const some = cited.slice(at, at + SOURCES_OF_A_TURN);
    const names = await hiddenNamesIn(
      db,
      treeId,
      view,
      some.flatMap(({ words }) => words),
    );
    listed.push(...some.filter(({ words }) => !words.some((text) => names.areIn(text))).map(({ id }) => id));
    await letOthersRun();
  }
  return { times, listed };
}
