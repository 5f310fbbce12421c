import type { TreeSex } from '../model/treePerson.ts';
import type { KinStep } from './kinInWords.ts';

/**
 * The ages, in years, beyond which no one had a child. Wider than life mostly is: a wrong bound would show a living
 * person.
 */
const YOUNGEST_PARENT = 12;
const OLDEST_MOTHER = 60;
const OLDEST_FATHER = 90;
const OLDEST_PARENT: Readonly<Record<TreeSex, number>> = {
  f: OLDEST_MOTHER,
  m: OLDEST_FATHER,
  x: OLDEST_FATHER,
  u: OLDEST_FATHER,
};
/** The furthest two partners, and two children of one couple, are apart. */
const PARTNERS_APART = 50;
const SIBLINGS_APART = OLDEST_MOTHER - YOUNGEST_PARENT;

/**
 * How many years after a relative of that sex a person can have been born; negative: so many years before at the
 * latest.
 */
export function mostYearsAfter(kin: KinStep, sexOfKin: TreeSex): number {
  switch (kin) {
    case 'parent':
      return OLDEST_PARENT[sexOfKin];
    case 'child':
      return -YOUNGEST_PARENT;
    case 'partner':
      return PARTNERS_APART;
    case 'sibling':
      return SIBLINGS_APART;
  }
}

/**
 * How many years before a relative a person of that sex can have been born; negative: so many years after at the
 * earliest.
 */
export function mostYearsBefore(kin: KinStep, ownSex: TreeSex): number {
  const seenFromThere = kin === 'parent' ? 'child' : kin === 'child' ? 'parent' : kin;
  return mostYearsAfter(seenFromThere, ownSex);
}
