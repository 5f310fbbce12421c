import { textOf } from './fieldValues.ts';
import type { RecordFields } from './record.ts';

/** The event's year: the event's own, else the census's; null when the record has none. */
export function eventYear(fields: RecordFields): number | null {
  const text = textOf(fields, 'EventYear') ?? textOf(fields, 'CensusYear');
  const year = Number.parseInt(text ?? '', 10);
  return Number.isNaN(year) ? null : year;
}

/**
 * What a record is, in one line: event, date or year, place.
 *
 * @returns an empty string for a record without any of them.
 * @example summaryLine({ EventType: 'Census', CensusYear: '1871', Place: 'Roche, Cornwall' }) // 'Census, 1871, Roche, Cornwall'
 */
export function summaryLine(fields: RecordFields): string {
  const when = textOf(fields, 'EventDate') ?? eventYear(fields)?.toString() ?? null;
  return [textOf(fields, 'EventType'), when, textOf(fields, 'Place')].filter((part) => part !== null).join(', ');
}
