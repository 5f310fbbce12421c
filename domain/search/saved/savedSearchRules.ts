import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** Searches one member may save: more than anyone looks through, few enough to be counted at once. */
export const MOST_SAVED_SEARCHES = 50;
/** Longest name, in UTF-16 units. */
export const MAX_SAVED_NAME = 100;

/**
 * A name as it is stored: one line, trimmed, white space made single, control characters removed.
 * @returns null when nothing is left or it is longer than {@link MAX_SAVED_NAME}.
 */
export function savedSearchName(text: string): string | null {
  const name = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return name === '' || name.length > MAX_SAVED_NAME ? null : name;
}

/** What is wrong with a name, in a sentence for its author; null when it can be saved. */
export function savedNameProblem(text: string): string | null {
  if (text.trim().length > MAX_SAVED_NAME) return `Use ${MAX_SAVED_NAME} characters or fewer.`;
  return savedSearchName(text) === null ? 'Enter a name for this search.' : null;
}

/** Days a search that no one looked at is asked about; older records are not counted as new. */
const MOST_DAYS = 1000;

/**
 * The days from one on to another, `YYYY-MM-DD` in UTC, the first and last included; of a longer span the last
 * thousand. Empty when the second lies before the first.
 */
export function daysBetween(first: string, last: string): string[] {
  const end = Date.parse(last);
  const start = Math.max(Date.parse(first), end - (MOST_DAYS - 1) * DAY_MS);
  const days: string[] = [];
  for (let day = start; day <= end; day += DAY_MS) days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}
