import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import { renewBornBy } from './bornBy.ts';
import { personCells } from './derivedRows.ts';

/** People who are read at once. */
const BATCH = 5_000;

/**
 * What the rule of living people reads of a person, and what it is worded and found by, with the types of the columns.
 */
const CELLS =
  'id int, is_known_dead boolean, own_born_by int, own_born_reason text, born_from int, died_by int, birth_years jsonb, death_years jsonb, find_words text';

/** Derives the columns of all people from the documents. @returns their numbers */
async function deriveAgain(tx: Database, treeId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let behind = -1; ; behind = ids.at(-1) ?? behind) {
    const rows = await tx.rows<{ id: number; body: TreePerson }>(
      "/* treeStore.bodies */ SELECT id, body FROM tree_document WHERE tree_id = $1 AND kind = 'person' AND id > $2 ORDER BY id LIMIT $3",
      [treeId, behind, BATCH],
    );
    if (rows.length === 0) return ids;
    await tx.rows(
      `/* treeStore.deriveAgain */ UPDATE tree_person p SET is_known_dead = c.is_known_dead, own_born_by = c.own_born_by, own_born_reason = c.own_born_reason, born_from = c.born_from, died_by = c.died_by, birth_years = c.birth_years, death_years = c.death_years, find_words = c.find_words
       FROM jsonb_to_recordset($2::jsonb) AS c (${CELLS}) WHERE p.tree_id = $1 AND p.id = c.id`,
      [treeId, JSON.stringify(rows.map(({ body }) => personCells(body)))],
    );
    for (const { id } of rows) ids.push(id);
  }
}

/**
 * Judges all people again of the trees that a migration named, since the rule of living people changed with it. Call it
 * before any reader comes: the older rule may show a living person.
 * @returns how many trees there were
 */
export async function checkLivingAgain(db: Database): Promise<number> {
  const stale = await db.rows<{ id: number }>(
    '/* treeStore.stale */ SELECT id FROM tree WHERE births_stale ORDER BY id',
  );
  for (const { id } of stale) {
    await db.transaction(async (tx) => {
      await tx.one('/* treeStore.staleLock */ SELECT id FROM tree WHERE id = $1 FOR UPDATE', [id]);
      await renewBornBy(tx, id, await deriveAgain(tx, id));
      await tx.rows(
        '/* treeStore.judged */ UPDATE tree SET births_stale = false, version = version + 1 WHERE id = $1',
        [id],
      );
    });
  }
  return stale.length;
}
