import { createHiddenNames, type CalledBy, type HiddenNames } from '#domain/privacy/hiddenNames.ts';
import { personKeys } from '#domain/trees/search/personKeys.ts';
import type { TreeName } from '#domain/trees/model/treePerson.ts';
import type { Database } from '#server/db/database.ts';

import type { OpenedTree } from '../access/openTree.ts';
import { VISIBLE, visibleValues, type PersonView } from './personView.ts';

interface NamedRow {
  /** Null: the search has not keyed them yet. */
  keys: string[] | null;
  names: TreeName[] | null;
  married: string[] | null;
}

const keyed = (keys: readonly string[], kind: 's' | 'g'): string[] => keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(2));

function calledBy({ keys, names, married }: NamedRow): CalledBy {
  const all = keys ?? personKeys({ names: names ?? [], places: [] });
  return { given: keyed(all, 'g'), surnames: [...keyed(all, 's'), ...(married ?? [])] };
}

/**
 * The names of some people of a tree, with the surnames of the husbands of those who are not men.
 * @param where - a condition on `tree_person` as `p`; its values begin at `$2`
 */
export async function readHiddenNames(db: Database, treeId: number, where: string, values: readonly unknown[]): Promise<HiddenNames> {
  const rows = await db.rows<NamedRow>(
    `/* trees.hiddenNames */ SELECT p.search_keys AS keys, d.body->'names' AS names, CASE WHEN p.sex <> 'm' THEN
       (SELECT array_agg(q.surname) FROM tree_family_member m JOIN tree_family_member o ON o.tree_id = m.tree_id AND o.family_id = m.family_id AND o.role = 'partner' AND o.person_id <> m.person_id
          JOIN tree_person q ON q.tree_id = o.tree_id AND q.id = o.person_id WHERE m.tree_id = p.tree_id AND m.person_id = p.id AND m.role = 'partner') END AS married
     FROM tree_person p LEFT JOIN tree_document d ON p.search_keys IS NULL AND d.tree_id = p.tree_id AND d.kind = 'person' AND d.id = p.id
     WHERE p.tree_id = $1 AND ${where}`,
    [treeId, ...values],
  );
  return createHiddenNames(rows.map(calledBy));
}

/** Trees whose hidden names are kept at once, for each database. */
const MOST_KEPT = 50;
const kept = new WeakMap<Database, Map<string, Promise<HiddenNames>>>();

/** The names of everybody whom the reader of a tree may not see; read once for each version of the tree and kind of reader. */
export function hiddenNamesOf(db: Database, { tree }: Pick<OpenedTree, 'tree'>, view: PersonView): Promise<HiddenNames> {
  const values = visibleValues(view);
  const key = JSON.stringify([tree.id, tree.version, values]);
  const known = kept.get(db) ?? new Map<string, Promise<HiddenNames>>();
  kept.set(db, known);
  const found = known.get(key) ?? readHiddenNames(db, tree.id, `NOT ${VISIBLE('p', 2)}`, values);
  // The last asked for is the last to go; what could not be read is asked for again.
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  for (const oldest of known.keys()) if (known.size > MOST_KEPT) known.delete(oldest);
  return found;
}
