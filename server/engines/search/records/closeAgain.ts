import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { Database } from '#server/platform/db/database.ts';

import { isClosedBesideFile, lockSetsForClosures } from './closures.ts';
import { maskNames } from './maskNames.ts';

type Statements = Pick<Database, 'rows'>;

/**
 * Closed records whose households and events are looked at in one go: an import of millions must not fill the memory.
 */
const AT_ONCE = 2_000;

/** Records that staff wanted a name left out of. */
const TO_BE_MASKED = `/* closedNames.decided */ SELECT DISTINCT r.no FROM record_beside_closed b JOIN record r ON r.id = b.record_id
  WHERE b.measure = 'MASK' AND r.record_set_id = $1 AND r.generation = $2 AND NOT r.is_closed`;
const CLOSED = `/* closedNames.closed */ SELECT no, group_key AS "groupKey" FROM record
  WHERE record_set_id = $1 AND generation = $2 AND no > $3 AND is_closed AND group_key IS NOT NULL ORDER BY no LIMIT ${AT_ONCE}`;
const BESIDE = `/* closedNames.beside */ SELECT no FROM record WHERE record_set_id = $1 AND generation = $2 AND group_key = ANY($3::text[]) AND NOT is_closed`;

/** Numbers of the open records of a generation that may name someone closed, a few at a time. */
async function* besideClosed(tx: Statements, recordSetId: string, generation: number): AsyncGenerator<number[]> {
  yield (await tx.rows<{ no: number }>(TO_BE_MASKED, [recordSetId, generation])).map(({ no }) => no);
  for (let after = 0; ;) {
    const closed = await tx.rows<{ no: number; groupKey: string }>(CLOSED, [recordSetId, generation, after]);
    const last = closed.at(-1);
    if (!last) return;
    yield (
      await tx.rows<{ no: number }>(BESIDE, [
        recordSetId,
        generation,
        [...new Set(closed.map(({ groupKey }) => groupKey))],
      ])
    ).map(({ no }) => no);
    after = last.no;
  }
}

/**
 * Closes in a new generation, before anyone sees it, what a request or a date closes whatever its file says, and leaves the names
 * of closed people out of the records beside them, whether a request or the import itself has closed theirs.
 *
 * @returns whether anything was changed.
 */
export async function closeAgain(tx: Statements, recordSetId: string, generation: number): Promise<boolean> {
  // A date that staff set in this moment waits for the generation, or is seen here.
  await lockSetsForClosures(tx, [recordSetId]);
  const closed = await tx.rows(
    `/* closedRecords.closeAgain */ UPDATE record r SET is_closed = true, closed_on_request = true
     WHERE r.record_set_id = $1 AND r.generation = $2 AND NOT r.is_closed AND ${isClosedBesideFile('r', '$3')} RETURNING r.no`,
    [recordSetId, generation, dayOf(new Date())],
  );
  let isChanged = closed.length > 0;
  for await (const nos of besideClosed(tx, recordSetId, generation))
    if ((await maskNames(tx, nos)).length > 0) isChanged = true;
  return isChanged;
}
