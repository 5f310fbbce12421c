/** Seconds; longer than a try may take, so that no second copy of the server starts while one is at it. */
const FIRST_WAIT = 60;
const LONGEST_WAIT = 6 * 3600;

/**
 * Seconds from the start of a try to the next, should it fail: a minute, four, sixteen, then up to six hours.
 * @param tries - how many were made before this one
 */
export const backOff = (tries: number): number => Math.min(FIRST_WAIT * 4 ** Math.min(tries, 10), LONGEST_WAIT);
