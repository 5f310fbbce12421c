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

/** What opens within this waits for a second person, too: the rule of life opens records at a New Year. */
const SOON = `interval '1 year'`;

/** SQL of whether a record of the new generation is open, or will be soon by what its file says. */
const opens = (row: string) =>
  `(NOT ${row}.is_closed OR NOT ${row}.closed_on_request AND ${row}.closed_until <= $4::date + ${SOON})`;

/**
 * Refuses a generation that opens more records than it may, now or soon: closed today, by their file or since people in
 * them may be living. A record that would be read with a name that was left out beside someone closed is one of them. An
 * entry that was not known again is the same for this where its row is, or has the same names.
 */
export async function refuseOpenings(
  tx: Pick<Database, 'one'>,
  { recordSetId, live, fresh }: Generations,
  { most, asOf, areSameRows }: Openings,
): Promise<void> {
  const found = await tx.one<{ records: number }>(
    `/* comparison.openings */ WITH was AS (SELECT id, source_file, source_row, coalesce(whole_fields, fields) AS fields, closed_until IS NULL OR closed_until > $4::date + ${SOON} AS is_for_long, EXISTS (SELECT FROM record k WHERE k.record_set_id = $1 AND k.generation = $3 AND k.id = w.id) AS is_known
       FROM record w WHERE record_set_id = $1 AND generation = $2 AND is_closed AND NOT closed_on_request AND (closed_until IS NULL OR closed_until > $4::date)),
     added AS (SELECT source_file, source_row, fields, is_closed FROM record n WHERE record_set_id = $1 AND generation = $3 AND ${opens('n')}
       AND EXISTS (SELECT FROM was WHERE NOT is_known) AND NOT EXISTS (SELECT FROM record k WHERE k.record_set_id = $1 AND k.generation = $2 AND k.id = n.id)),
     opened AS (
       SELECT was.id FROM was JOIN record n ON n.record_set_id = $1 AND n.generation = $3 AND n.id = was.id WHERE ${opens('n')} AND (was.is_for_long OR NOT n.is_closed)
       UNION SELECT was.id FROM was WHERE NOT was.is_known AND EXISTS (SELECT FROM added a WHERE a.fields ->> 'LastName' = was.fields ->> 'LastName' AND a.fields ->> 'FirstName' = was.fields ->> 'FirstName' AND (was.is_for_long OR NOT a.is_closed))
       UNION SELECT was.id FROM was JOIN added a ON a.source_row = was.source_row AND a.source_file = was.source_file WHERE $5 AND NOT was.is_known AND (was.is_for_long OR NOT a.is_closed)
       UNION SELECT w.id FROM record w JOIN record n ON n.record_set_id = $1 AND n.generation = $3 AND n.id = w.id AND NOT n.is_closed
         WHERE w.record_set_id = $1 AND w.generation = $2 AND NOT w.is_closed AND w.whole_fields IS NOT NULL
           AND EXISTS (SELECT FROM jsonb_each(w.whole_fields) AS said WHERE said.value IS DISTINCT FROM w.fields -> said.key AND said.value = n.fields -> said.key)
           AND EXISTS (SELECT FROM record c WHERE c.record_set_id = $1 AND c.generation = $2 AND c.group_key = w.group_key AND c.is_closed
             AND NOT EXISTS (SELECT FROM record k WHERE k.record_set_id = $1 AND k.generation = $3 AND k.id = c.id AND NOT k.is_closed)))
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
