import { NEVER, type OpeningDay } from './closedUntil.ts';

/** No one is assumed to live longer than this many years; the age most sites of this field settled on is 100 to 110. */
export const LONGEST_LIFE_YEARS = 110;

interface LifeEvidence {
  /** Latest year in which the person can have been born; null without evidence. */
  bornBy: number | null;
  /** True when the record itself proves a death: a burial, a death index, a will. */
  isKnownDead: boolean;
}

/**
 * Whether a person of a record or of a tree may still be living, and therefore stays closed: neither searched nor
 * shown. Without any evidence a person is assumed to live.
 *
 * `asOfYear` is the Gregorian year to judge from, `longestLife` the site's setting in years where it has one.
 *
 * @example mayBeLiving({ bornBy: 1930, isKnownDead: false }, 2026) // true
 * @example mayBeLiving({ bornBy: 1832, isKnownDead: false }, 2026) // false
 */
export function mayBeLiving(
  { bornBy, isKnownDead }: LifeEvidence,
  asOfYear: number,
  longestLife = LONGEST_LIFE_YEARS,
): boolean {
  if (isKnownDead) return false;
  return bornBy === null || asOfYear - bornBy <= longestLife;
}

/**
 * The day from which `mayBeLiving` says no: the first of January of the year after the longest life. Null for who is known
 * to be dead, `infinity` where nothing shows when they were born.
 *
 * @example livingUntil({ bornBy: 1920, isKnownDead: false }) // '2031-01-01'
 */
export function livingUntil(
  { bornBy, isKnownDead }: LifeEvidence,
  longestLife = LONGEST_LIFE_YEARS,
): OpeningDay | null {
  if (isKnownDead) return null;
  const year = bornBy === null ? Number.NaN : bornBy + longestLife + 1;
  return year > 0 && year < 10_000 ? `${String(year).padStart(4, '0')}-01-01` : NEVER;
}
