import { textOf, type RecordFields } from './record.ts';
import { recordYear } from './recordYear.ts';

/** The year of a record (`recordYear`), the first where its source allows several; null when the record has none. */
export const eventYear = (fields: RecordFields): number | null => recordYear(fields)?.earliest ?? null;

/**
 * What a record is, in one line: event, date or year, place.
 *
 * @returns an empty string for a record without any of them.
 * @example summaryLine({ EventType: 'Census', CensusYear: '1871', Place: 'Roche, Cornwall' }) // 'Census, 1871, Roche,
 * Cornwall'
 */
export function summaryLine(fields: RecordFields): string {
  const when = textOf(fields, 'EventDate') ?? eventYear(fields)?.toString() ?? null;
  return [textOf(fields, 'EventType'), when, textOf(fields, 'Place')].filter((part) => part !== null).join(', ');
}
