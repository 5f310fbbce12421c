import type { Database } from '#server/platform/db/database.ts';

/** Closes in a new generation, before anyone sees it, what was closed on request in an earlier one. */
export const closeAgain = (tx: Pick<Database, 'rows'>, recordSetId: string, generation: number): Promise<unknown> =>
  tx.rows(
    `/* closedRecords.closeAgain */ UPDATE record r SET is_closed = true, closed_on_request = true FROM closed_record c
     WHERE r.id = c.record_id AND r.record_set_id = $1 AND r.generation = $2 AND NOT r.is_closed`,
    [recordSetId, generation],
  );
