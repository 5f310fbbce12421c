import type { Database } from '#server/platform/db/database.ts';

import { RECORD_REFERENCES } from './recordReferences.ts';

/**
 * Takes what hangs on the ids that move with this generation to where they lead: closures, corrections, what members
 * saved. Of two rows that would be one, that of the record that stays remains. Part of the switch to the generation.
 */
export async function followMoves(tx: Pick<Database, 'rows'>, recordSetId: string, generation: number): Promise<void> {
  const [any] = await tx.rows(
    `/* records.anyMoved */ SELECT 1 AS one FROM record_moved WHERE record_set_id = $1 AND generation = $2 LIMIT 1`,
    [recordSetId, generation],
  );
  if (!any) return;
  for (const { table, column, where = 'true', once, onceWhere = 'true', within } of RECORD_REFERENCES) {
    if (within !== undefined) continue;
    const moved = await tx.rows<{ from: string; to: string }>(
      `/* records.moving-${table}-${column} */ SELECT m.old_id AS "from", m.new_id AS "to" FROM record_moved m
       WHERE m.record_set_id = $1 AND m.generation = $2 AND EXISTS (SELECT FROM ${table} WHERE ${column} = m.old_id AND ${where})`,
      [recordSetId, generation],
    );
    for (const { from, to } of moved) {
      if (once) {
        const same = once.map((name) => `AND other.${name} IS NOT DISTINCT FROM ${table}.${name}`).join(' ');
        await tx.rows(
          `/* records.repeated-${table}-${column} */ DELETE FROM ${table} WHERE ${column} = $1 AND ${where} AND ${onceWhere}
             AND EXISTS (SELECT FROM (SELECT * FROM ${table} WHERE ${column} = $2 AND ${where} AND ${onceWhere}) AS other WHERE true ${same})`,
          [from, to],
        );
      }
      await tx.rows(
        `/* records.move-${table}-${column} */ UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1 AND ${where}`,
        [from, to],
      );
    }
  }
}
