/** Years that a person plans in; others are slips of the hand. */
const FIRST_MS = Date.UTC(2000, 0, 1);
const END_MS = Date.UTC(2200, 0, 1);

/**
 * A moment that someone entered, in whatever way a browser reads, as ISO 8601 in UTC; null for what is none, and for
 * one outside the years 2000 to 2199.
 *
 * @example readMoment('2026-11-27T09:00:00Z') // '2026-11-27T09:00:00.000Z'
 */
export function readMoment(text: string): string | null {
  const at = Date.parse(text);
  return at >= FIRST_MS && at < END_MS ? new Date(at).toISOString() : null;
}
