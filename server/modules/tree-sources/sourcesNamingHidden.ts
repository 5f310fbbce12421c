import type { HiddenNames } from '#domain/privacy/hiddenNames.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenedTree } from '#server/modules/trees/access/openTree.ts';
import { hiddenNamesOf } from '#server/modules/trees/reading/hiddenNamesOf.ts';
import type { PersonView } from '#server/modules/trees/reading/personView.ts';

const found = new WeakMap<HiddenNames, Promise<number[]>>();

/**
 * Sources of a tree whose own words name somebody hidden from the reader. They stand in no list of theirs and are found by no word:
 * a search would confirm the name. Looked through once for each version of the tree and kind of reader.
 */
export async function sourcesNamingHidden(db: Database, opened: OpenedTree, view: PersonView): Promise<number[]> {
  if (view.mayEdit) return [];
  const names = await hiddenNamesOf(db, opened, view);
  if (names.isEmpty) return [];
  const known = found.get(names) ?? lookThrough(db, opened.tree.id, names);
  found.set(names, known);
  known.catch(() => found.delete(names));
  return known;
}

async function lookThrough(db: Database, treeId: number, names: HiddenNames): Promise<number[]> {
  const sources = await db.rows<{ id: number; words: string[] }>('/* treeSources.words */ SELECT id, ARRAY[title, author, publication, repository, call_number, url] AS words FROM tree_source WHERE tree_id = $1', [treeId]);
  return sources.filter(({ words }) => words.some((text) => names.areIn(text))).map(({ id }) => id);
}
