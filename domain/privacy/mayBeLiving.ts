/** Nobody is taken to live longer than this many years; the age most sites of this field settled on is 100 to 110. */
export const LONGEST_LIFE_YEARS = 110;

interface LifeEvidence {
  /** Latest year in which the person can have been born; null when nothing tells. */
  bornBy: number | null;
  /** True when the record itself proves a death: a burial, a death index, a will. */
  isKnownDead: boolean;
}

/**
 * Whether a person of a record may still be living, and the record therefore stays closed: neither searched nor shown.
 * Without any evidence a person is assumed to live.
 *
 * @param asOfYear - the year to judge from, Gregorian.
 * @example mayBeLiving({ bornBy: 1930, isKnownDead: false }, 2026) // true
 * @example mayBeLiving({ bornBy: 1832, isKnownDead: false }, 2026) // false
 */
export function mayBeLiving({ bornBy, isKnownDead }: LifeEvidence, asOfYear: number): boolean {
  if (isKnownDead) return false;
  return bornBy === null || asOfYear - bornBy <= LONGEST_LIFE_YEARS;
}
