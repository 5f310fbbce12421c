import { forenameKeys } from '#domain/kernel/names/forenameMatch.ts';
import { surnameKeys } from '#domain/kernel/names/surnameMatch.ts';
import type { TreeName } from '#domain/trees/core/model/treePerson.ts';
import { personKeys } from '#domain/trees/search/personKeys.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Unkeyed {
  treeId: number;
  id: number;
  names: TreeName[] | null;
  birthPlace: string | null;
  deathPlace: string | null;
}

/** People whose keys are made in one transaction. */
const BATCH = 2000;
/** The same while readers wait: others have their turn in between. */
const SMALL_BATCH = 500;

const namesIn = (keys: readonly string[], kind: 's' | 'g') =>
  keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(2));

/**
 * Makes the search keys of people who have none: the store of trees writes rows without, so that a change or an import
 * waits for no index. The names that are new go into the list of all names. People whom another task is keying are
 * passed over.
 * @param most - people at once.
 * @returns how many were keyed; fewer than `most`: there are no more.
 */
export const keyPersons = (db: Database, most = BATCH): Promise<number> =>
  key(db, 'p.search_keys IS NULL ORDER BY p.tree_id, p.id LIMIT $1 FOR UPDATE OF p SKIP LOCKED', [most]);

/** The same for everyone of one tree, a few at a time; when it is done no one there is without keys. */
export async function keyTree(db: Database, treeId: number): Promise<void> {
  const isLeft = () =>
    db.one(
      '/* treeSearch.anyUnkeyed */ SELECT 1 AS one FROM tree_person WHERE tree_id = $1 AND search_keys IS NULL LIMIT 1',
      [treeId],
    );
  while ((await isLeft()) !== null)
    await key(db, 'p.search_keys IS NULL AND p.tree_id = $2 ORDER BY p.id LIMIT $1 FOR UPDATE OF p', [
      SMALL_BATCH,
      treeId,
    ]);
}

function key(db: Database, which: string, values: readonly unknown[]): Promise<number> {
  return db.transaction(async (tx) => {
    const people = await tx.rows<Unkeyed>(
      `/* treeSearch.unkeyed */ SELECT p.tree_id AS "treeId", p.id, d.body->'names' AS names, p.birth_place AS "birthPlace", p.death_place AS "deathPlace"
       FROM tree_person p LEFT JOIN tree_document d ON d.tree_id = p.tree_id AND d.kind = 'person' AND d.id = p.id
       WHERE ${which}`,
      values,
    );
    if (people.length === 0) return 0;
    const keyed = people.map(({ treeId, id, names, birthPlace, deathPlace }) => ({
      tree_id: treeId,
      id,
      keys: personKeys({ names: names ?? [], places: [birthPlace, deathPlace] }),
    }));
    const all = new Set(keyed.flatMap(({ keys }) => keys));
    const names = [
      ...namesIn([...all], 's').map((name) => ({ kind: 's', name, keys: surnameKeys(name) })),
      ...namesIn([...all], 'g').map((name) => ({ kind: 'g', name, keys: forenameKeys(name) })),
    ];
    await tx.rows(
      '/* treeSearch.names */ INSERT INTO tree_name SELECT * FROM jsonb_to_recordset($1::jsonb) AS n (kind text, name text, keys text[]) ORDER BY kind, name ON CONFLICT DO NOTHING',
      [JSON.stringify(names)],
    );
    await tx.rows(
      `/* treeSearch.key */ UPDATE tree_person p SET search_keys = k.keys FROM jsonb_to_recordset($1::jsonb) AS k (tree_id bigint, id int, keys text[]) WHERE p.tree_id = k.tree_id AND p.id = k.id`,
      [JSON.stringify(keyed)],
    );
    return people.length;
  });
}
