/** Shortest time between two notes that a member is active, in milliseconds (spec 1 section 9). */
export const LAST_ACTIVE_EVERY_MS = 300_000;

/**
 * Whether it may be noted now that a member is active (spec 1 section 4).
 * @param nextAllowed - the stored next-allowed time as text, in milliseconds since 1970-01-01 UTC; null when none is
 * stored,
 *   and whatever is no time counts as none
 * @param now - milliseconds since 1970-01-01 UTC
 */
export function mayNoteActivity(nextAllowed: string | null, now: number): boolean {
  const time = nextAllowed === null || nextAllowed.trim() === '' ? NaN : Number(nextAllowed);
  return Number.isNaN(time) || time <= now;
}

/** The next-allowed time after a note at this moment, as it is stored. */
export const nextAllowedAfter = (now: number): string => String(now + LAST_ACTIVE_EVERY_MS);
