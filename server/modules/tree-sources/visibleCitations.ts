import type { HiddenNames } from '#domain/privacy/hiddenNames.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenedTree } from '#server/modules/trees/access/openTree.ts';
import { hiddenNamesOf } from '#server/modules/trees/reading/hiddenNamesOf.ts';
import { VISIBLE, visibleValues, type PersonView } from '#server/modules/trees/reading/personView.ts';

import { familyVisible } from './familyVisible.ts';

/** What a reader who may not edit sees of the sources of a tree. */
export interface VisibleCitations {
  /** How often each source is cited where they see it, by its number; what only hidden people cite is not there. */
  times: ReadonlyMap<number, number>;
  /** The sources among them that a list shows: without those whose own words name somebody hidden, as a search would confirm the name. */
  listed: readonly number[];
}

interface CitedRow {
  id: number;
  times: number;
}

const found = new WeakMap<HiddenNames, Promise<VisibleCitations>>();

/**
 * The citations of a tree that a reader sees, counted once for each version of the tree and kind of reader: source by source it
 * would take as long as many hidden people cite it.
 * @returns null for who may edit: they see all
 */
export async function visibleCitations(db: Database, opened: OpenedTree, view: PersonView): Promise<VisibleCitations | null> {
  if (view.mayEdit) return null;
  const names = await hiddenNamesOf(db, opened, view);
  const known = found.get(names) ?? countCitations(db, opened.tree.id, view, names);
  found.set(names, known);
  known.catch(() => found.delete(names));
  return known;
}

/** Families must be told of (`isFamilyTold`); private facts count for nobody else. */
async function countCitations(db: Database, treeId: number, view: PersonView, names: HiddenNames): Promise<VisibleCitations> {
  const cited = await db.rows<CitedRow>(
    `/* treeSources.visible */ SELECT id, sum(times)::int AS times FROM (
       SELECT m.to_id AS id, m.open_times AS times FROM tree_mention m JOIN tree_person p ON p.tree_id = m.tree_id AND p.id = m.from_id
       WHERE m.tree_id = $1 AND m.to_kind = 'source' AND m.from_kind = 'person' AND m.open_times > 0 AND ${VISIBLE('p', 2)}
       UNION ALL
       SELECT m.to_id, m.open_times FROM tree_mention m JOIN tree_family f ON f.tree_id = m.tree_id AND f.id = m.from_id
       WHERE m.tree_id = $1 AND m.to_kind = 'source' AND m.from_kind = 'family' AND m.open_times > 0 AND NOT f.is_private AND ${familyVisible('f', 2)}
     ) AS seen GROUP BY id`,
    [treeId, ...visibleValues(view)],
  );
  const times = new Map(cited.map((row) => [row.id, row.times]));
  if (names.isEmpty) return { times, listed: [...times.keys()] };
  const sources = await db.rows<{ id: number; words: string[] }>('/* treeSources.words */ SELECT id, ARRAY[title, author, publication, repository, call_number, url] AS words FROM tree_source WHERE tree_id = $1', [treeId]);
  return { times, listed: sources.filter(({ id, words }) => times.has(id) && !words.some((text) => names.areIn(text))).map(({ id }) => id) };
}
