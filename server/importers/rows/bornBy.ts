import { birthYear } from '#domain/records/birthYear.ts';
import type { RecordFields } from '#domain/records/record.ts';
import { eventYear } from '#domain/records/summaryLine.ts';

import type { LifeRule } from '../mapping/importMapping.ts';

/**
 * The latest year in which the person of a record can have been born, by what the mapping says of such records.
 *
 * @returns null when the record bears no year: then nothing is known, and a person may be living.
 */
export function bornBy(fields: RecordFields, { from, atLeast }: LifeRule): number | null {
  const born = birthYear(fields);
  const event = eventYear(fields);
  if (born) return born.latest;
  return event === null ? null : event - (from === 'age' ? atLeast : 0);
}
