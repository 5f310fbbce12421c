import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import { renewBornBy } from './bornBy.ts';
import { familyCells, personCells } from './derivedRows.ts';

/** Documents that are read at once. */
const BATCH = 5_000;

/**
 * What the rule of living people reads of a person, and what it is worded and found by, with the types of the columns.
 */
const CELLS =
  'id int, is_known_dead boolean, own_born_by int, own_born_reason text, born_from int, died_by int, birth_years jsonb, death_years jsonb, find_words text';

/** What begins a couple and what it proves of their lives, with the types of the columns. */
const FAMILY_CELLS = 'id int, marriage_kind text, are_married boolean, own_born_by int, own_born_reason text';

/** Reads all documents of a kind in portions, in the order of their numbers. */
async function* bodiesOf<Body>(
  tx: Database,
  treeId: number,
  kind: 'person' | 'family',
): AsyncGenerator<{ id: number; body: Body }[]> {
  for (let behind = -1; ;) {
    const rows = await tx.rows<{ id: number; body: Body }>(
      '/* treeStore.bodies */ SELECT id, body FROM tree_document WHERE tree_id = $1 AND kind = $2 AND id > $3 ORDER BY id LIMIT $4',
      [treeId, kind, behind, BATCH],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    behind = rows.at(-1)?.id ?? behind;
  }
}

/** Derives the columns of all families from the documents. */
async function deriveFamiliesAgain(tx: Database, treeId: number): Promise<void> {
  for await (const rows of bodiesOf<TreeFamily>(tx, treeId, 'family'))
    await tx.rows(
      `/* treeStore.deriveFamiliesAgain */ UPDATE tree_family f SET marriage_kind = c.marriage_kind, are_married = c.are_married, own_born_by = c.own_born_by, own_born_reason = c.own_born_reason
       FROM jsonb_to_recordset($2::jsonb) AS c (${FAMILY_CELLS}) WHERE f.tree_id = $1 AND f.id = c.id`,
      [treeId, JSON.stringify(rows.map(({ body }) => familyCells(body)))],
    );
}

/** Derives the columns of all people from the documents. @returns their numbers */
async function deriveAgain(tx: Database, treeId: number): Promise<number[]> {
  const ids: number[] = [];
  for await (const rows of bodiesOf<TreePerson>(tx, treeId, 'person')) {
    await tx.rows(
      `/* treeStore.deriveAgain */ UPDATE tree_person p SET is_known_dead = c.is_known_dead, own_born_by = c.own_born_by, own_born_reason = c.own_born_reason, born_from = c.born_from, died_by = c.died_by, birth_years = c.birth_years, death_years = c.death_years, find_words = c.find_words
       FROM jsonb_to_recordset($2::jsonb) AS c (${CELLS}) WHERE p.tree_id = $1 AND p.id = c.id`,
      [treeId, JSON.stringify(rows.map(({ body }) => personCells(body)))],
    );
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

/**
 * Derives the columns of all people and families again of the trees that a migration named, since a rule changed with
 * it, and judges who is living. Call it before any reader comes: the older rule may show a living person.
 * @returns how many trees there were
 */
export async function checkLivingAgain(db: Database): Promise<number> {
  const stale = await db.rows<{ id: number }>(
    '/* treeStore.stale */ SELECT id FROM tree WHERE births_stale ORDER BY id',
  );
  for (const { id } of stale) {
    await db.transaction(async (tx) => {
      await tx.one('/* treeStore.staleLock */ SELECT id FROM tree WHERE id = $1 FOR UPDATE', [id]);
      await deriveFamiliesAgain(tx, id);
      await renewBornBy(tx, id, await deriveAgain(tx, id));
      await tx.rows(
        '/* treeStore.judged */ UPDATE tree SET births_stale = false, version = version + 1 WHERE id = $1',
        [id],
      );
    });
  }
  return stale.length;
}
