import type { Database } from '#server/platform/db/database.ts';

/**
 * Closes the records of one entry together, as an import of its row does (`closedTogether`): of records that were kept each
 * is a row of its own, and an edit of the groom may close him alone. To be done before requests close anything.
 */
export const closeEntries = (tx: Pick<Database, 'rows'>, recordSetId: string, generation: number): Promise<unknown> =>
  tx.rows(
    `/* closedRecords.entries */ UPDATE record r SET is_closed = true, closed_until = e.until
     FROM (SELECT source_file, source_row, max(coalesce(closed_until, 'infinity')) AS until FROM record
       WHERE record_set_id = $1 AND generation = $2 AND is_closed GROUP BY source_file, source_row) AS e
     WHERE r.record_set_id = $1 AND r.generation = $2 AND r.source_file = e.source_file AND r.source_row = e.source_row
       AND (NOT r.is_closed OR r.closed_until < e.until)`,
    [recordSetId, generation],
  );
