import { parseRecordDate } from './parseRecordDate.ts';

/** The Gregorian year of a date of a record, only where the date leaves no doubt about it: a span of years is no year. */
export function certainYear(text: string): number | null {
  const date = parseRecordDate(text);
  return date && date.earliest === date.latest ? date.latest : null;
}
