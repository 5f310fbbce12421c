import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Database } from '#server/platform/db/database.ts';

import { SetRefusal } from '../setRefusal.ts';
import type { Generations } from './comparedRows.ts';

/** Which records that are closed for readers a publication may open. */
export interface Openings {
  most: number;
  /** Day, `YYYY-MM-DD`, from which it is judged what is closed. */
  asOf: string;
  /** Whether both generations come from the same rows, by number: a row that says something else is the same one. */
  areSameRows: boolean;
}

/**
 * Refuses a generation that opens more records than it may: closed today, by their file or since people in them may be
 * living. An entry that was not known again is the same for this where its row is, or has the same names.
 */
export async function refuseOpenings(
  tx: Pick<Database, 'one'>,
  { recordSetId, live, fresh }: Generations,
  { most, asOf, areSameRows }: Openings,
): Promise<void> {
  const found = await tx.one<{ records: number }>(
    `/* comparison.openings */ WITH was AS (SELECT id, source_file, source_row, coalesce(whole_fields, fields) AS fields, EXISTS (SELECT FROM record k WHERE k.record_set_id = $1 AND k.generation = $3 AND k.id = w.id) AS is_known
       FROM record w WHERE record_set_id = $1 AND generation = $2 AND is_closed AND NOT closed_on_request AND (closed_until IS NULL OR closed_until > $4)),
     added AS (SELECT source_file, source_row, fields FROM record n WHERE record_set_id = $1 AND generation = $3 AND NOT is_closed
       AND EXISTS (SELECT FROM was WHERE NOT is_known) AND NOT EXISTS (SELECT FROM record k WHERE k.record_set_id = $1 AND k.generation = $2 AND k.id = n.id)),
     opened AS (
       SELECT was.id FROM was JOIN record n ON n.record_set_id = $1 AND n.generation = $3 AND n.id = was.id WHERE NOT n.is_closed
       UNION SELECT was.id FROM was JOIN added a ON a.fields ->> 'LastName' = was.fields ->> 'LastName' AND a.fields ->> 'FirstName' = was.fields ->> 'FirstName' WHERE NOT was.is_known
       UNION SELECT was.id FROM was JOIN added a ON a.source_row = was.source_row AND a.source_file = was.source_file WHERE $5 AND NOT was.is_known)
     SELECT count(*)::int AS records FROM opened`,
    [recordSetId, live, fresh, asOf, areSameRows],
  );
  const records = found?.records ?? 0;
  if (records > most)
    throw new SetRefusal(`${recordSetId} stays as it is: ${countInWords(records, 'closed record')} would be open.`, {
      why: 'opens',
      records,
    });
}
