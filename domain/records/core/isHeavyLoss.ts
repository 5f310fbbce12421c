/** Share of its records that a set may lose without a question. */
const QUIET_LOSS = 0.1;

/**
 * Whether a record set that held `before` records loses so many by having `after` that it must be asked about: more
 * than a tenth, which is seldom a correction and often a file that was cut off.
 */
export const isHeavyLoss = (before: number, after: number): boolean => before - after > before * QUIET_LOSS;
