import type { Evidence } from './evidence.ts';
import type { PersonDescription } from './personDescription.ts';

/** Bits against what cannot be: more than all names and dates together can weigh for it. */
export const IMPOSSIBLE_BITS = -60;
const LONGEST_LIFE_YEARS = 105;

/** A life that contradicts itself proves nothing against another. */
const endsBefore = (ended: PersonDescription, lived: PersonDescription): boolean =>
  ended.death !== null &&
  lived.aliveIn !== null &&
  ended.death.latest < lived.aliveIn &&
  (ended.aliveIn === null || ended.aliveIn <= ended.death.latest) &&
  (lived.death === null || lived.aliveIn <= lived.death.latest);
const beginsAfter = (born: PersonDescription, lived: PersonDescription): boolean =>
  born.birth !== null &&
  lived.aliveIn !== null &&
  born.birth.earliest - (born.birth.isEstimated ? 5 : 0) > lived.aliveIn &&
  (born.aliveIn === null || born.birth.earliest <= born.aliveIn) &&
  (lived.birth === null || lived.birth.earliest <= lived.aliveIn);
const outlives = (one: PersonDescription, other: PersonDescription): boolean =>
  one.birth !== null &&
  other.aliveIn !== null &&
  other.aliveIn - one.birth.latest > LONGEST_LIFE_YEARS &&
  (one.aliveIn === null || one.aliveIn - one.birth.latest <= LONGEST_LIFE_YEARS) &&
  (other.birth === null || other.aliveIn - other.birth.latest <= LONGEST_LIFE_YEARS);

/** Why two descriptions cannot be of one person; null where they can. Symmetric. */
export function contradiction(a: PersonDescription, b: PersonDescription): Evidence | null {
  if (endsBefore(a, b) || endsBefore(b, a))
    return {
      field: 'life',
      level: 'impossible',
      bits: IMPOSSIBLE_BITS,
      text: 'One had died before the other record was made',
    };
  if (beginsAfter(a, b) || beginsAfter(b, a))
    return {
      field: 'life',
      level: 'impossible',
      bits: IMPOSSIBLE_BITS,
      text: 'One was not born yet when the other record was made',
    };
  if (outlives(a, b) || outlives(b, a))
    return {
      field: 'life',
      level: 'impossible',
      bits: IMPOSSIBLE_BITS,
      text: 'Too many years between the two for one life',
    };
  return null;
}
