import { whatHangs } from '#server/engines/search/records/whatHangs.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Generations, StoredRow } from './comparedRows.ts';
import type { RowDecisions } from './decideRows.ts';

/** Rows that are written with one statement. */
const AT_ONCE = 10_000;

interface Renaming {
  row: StoredRow;
  id: string;
  /** The row whose day of coming the entry keeps; null for a new entry. */
  of: StoredRow | null;
}

async function inSlices<Row>(rows: readonly Row[], write: (slice: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await write(rows.slice(from, from + AT_ONCE));
}

/**
 * Ids that none of the added rows may take although no row of the new generation has them: of entries that are gone, or
 * lead elsewhere.
 */
async function takenIds(
  tx: Pick<Database, 'rows'>,
  { recordSetId, live }: Generations,
  added: readonly StoredRow[],
  isKeyOfPlace: boolean,
): Promise<Set<string>> {
  const ids = added.map(({ id }) => id);
  const taken = new Set<string>();
  await inSlices(ids, async (slice) => {
    const rows = await tx.rows<{ id: string }>(
      `/* comparison.taken */ SELECT r.id FROM record r WHERE r.id = ANY($3::text[]) AND r.record_set_id = $1 AND r.generation = $2
       UNION SELECT m.old_id FROM record_moved m WHERE m.old_id = ANY($3::text[])
       UNION SELECT g.record_id FROM record_gone g WHERE $4 AND g.record_id = ANY($3::text[])`,
      [recordSetId, live, slice, isKeyOfPlace],
    );
    for (const { id } of rows) taken.add(id);
  });
  // The next row in the place of one that an earlier version of the program forgot.
  if (isKeyOfPlace) for (const id of (await whatHangs(tx, ids)).keys()) taken.add(id);
  return taken;
}

/** New ids for entries whose own is taken: the same with the first number that is free. */
async function freshIds(
  tx: Pick<Database, 'rows'>,
  { recordSetId }: Generations,
  rows: readonly StoredRow[],
): Promise<Renaming[]> {
  if (rows.length === 0) return [];
  const numbered = await tx.rows<{ id: string }>(
    `/* comparison.numbered */ SELECT id FROM record WHERE record_set_id = $1 AND strpos(id, '~') > 0
     UNION SELECT old_id FROM record_moved WHERE record_set_id = $1 UNION SELECT record_id FROM record_gone WHERE record_set_id = $1`,
    [recordSetId],
  );
  const used = new Set(numbered.map(({ id }) => id));
  return rows.map((row) => {
    let number = 2;
    while (used.has(`${row.id}~${number}`)) number += 1;
    const id = `${row.id}~${number}`;
    used.add(id);
    return { row, id, of: null };
  });
}

async function rename(
  tx: Pick<Database, 'rows'>,
  { recordSetId, fresh }: Generations,
  renamings: readonly Renaming[],
): Promise<void> {
  // First out of each other's way: an id is in a generation once.
  await inSlices(renamings, (slice) =>
    tx.rows(
      `/* comparison.clear */ UPDATE record r SET id = r.id || chr(1) || r.no, row_key = coalesce(r.row_key, substr(r.id, length(r.record_set_id) + 2))
       WHERE r.id = ANY($3::text[]) AND r.record_set_id = $1 AND r.generation = $2`,
      [recordSetId, fresh, slice.map(({ id }) => id)],
    ),
  );
  await inSlices(renamings, (slice) =>
    tx.rows(
      `/* comparison.rename */ UPDATE record r SET id = n.id, row_key = coalesce(r.row_key, substr(r.id, length(r.record_set_id) + 2)),
         added_on = coalesce((SELECT o.added_on FROM record o WHERE o.no = n.of), (now() AT TIME ZONE 'UTC')::date)
       FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS n(no, id, of) WHERE r.no = n.no`,
      [slice.map(({ row }) => row.no), slice.map(({ id }) => id), slice.map(({ of }) => of?.no ?? null)],
    ),
  );
}

async function noteMoves(
  tx: Pick<Database, 'rows'>,
  { recordSetId, fresh }: Generations,
  moved: RowDecisions['moved'],
): Promise<void> {
  await inSlices(moved, async (slice) => {
    const values = [slice.map(({ old }) => old.id), slice.map(({ as }) => as.id)];
    // What leads to an id that moves leads on; an id that stays leads nowhere, so that there is no circle.
    await tx.rows('/* comparison.unmoved */ DELETE FROM record_moved WHERE old_id = ANY($1::text[])', [values[1]]);
    await tx.rows(
      `/* comparison.flatten */ UPDATE record_moved m SET new_id = n.to_id FROM unnest($1::text[], $2::text[]) AS n(from_id, to_id) WHERE m.new_id = n.from_id`,
      values,
    );
    await tx.rows(
      `/* comparison.move */ INSERT INTO record_moved (old_id, new_id, record_set_id, generation) SELECT n.from_id, n.to_id, $3, $4 FROM unnest($1::text[], $2::text[]) AS n(from_id, to_id)
       ON CONFLICT (old_id) DO UPDATE SET new_id = excluded.new_id, record_set_id = excluded.record_set_id, generation = excluded.generation, moved_at = now()`,
      [...values, recordSetId, fresh],
    );
    await tx.rows(
      `/* comparison.closeMoved */ UPDATE record r SET is_closed = true, closed_on_request = true FROM unnest($1::text[], $2::text[]) AS n(from_id, to_id) JOIN closed_record c ON c.record_id = n.from_id
       WHERE r.id = n.to_id AND r.record_set_id = $3 AND r.generation = $4 AND NOT r.is_closed`,
      [...values, recordSetId, fresh],
    );
  });
}

/**
 * Gives the rows of the new generation the ids of the entries they are, new entries ids that no entry had before, and
 * notes what moved and what is gone. To be done in one transaction, before anyone is shown the generation.
 */
export async function applyDecisions(
  tx: Pick<Database, 'rows'>,
  generations: Generations,
  { pairs, moved, gone, added }: RowDecisions,
  isKeyOfPlace: boolean,
): Promise<void> {
  const { recordSetId, fresh } = generations;
  const kept = pairs
    .filter((pair) => pair.old.id !== pair.fresh.id)
    .map(({ old, fresh: row }): Renaming => ({ row, id: old.id, of: old }));
  const taken = await takenIds(tx, generations, added, isKeyOfPlace);
  const fallenOn = new Set([...kept.map(({ id }) => id), ...taken]);
  await rename(tx, generations, [
    ...kept,
    ...(await freshIds(
      tx,
      generations,
      added.filter(({ id }) => fallenOn.has(id)),
    )),
  ]);
  await noteMoves(tx, generations, moved);
  await inSlices(gone, (slice) =>
    tx.rows(
      `/* comparison.gone */ INSERT INTO record_gone (record_id, record_set_id, generation, reason) SELECT id, $2, $3, 'left-out' FROM unnest($1::text[]) AS id
       ON CONFLICT (record_id) DO UPDATE SET generation = excluded.generation, gone_at = now(), reason = excluded.reason`,
      [slice.map(({ id }) => id), recordSetId, fresh],
    ),
  );
}
