import type { TreeSex } from '../model/treePerson.ts';
import type { LifeTable } from './gatherLives.ts';
import type { KinStep } from './kinWay.ts';

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
function mostYearsBefore(kin: KinStep, ownSex: TreeSex): number {
  const seenFromThere = kin === 'parent' ? 'child' : kin === 'child' ? 'parent' : kin;
  return mostYearsAfter(seenFromThere, ownSex);
}

/** The year of people without any evidence: earlier than any. */
export const NO_YEAR = -(2 ** 31);

/**
 * The earliest year in which a person without a birth of their own can have been born, by place, as the recorded births
 * of parents, children, partners, brothers and sisters allow; of several the latest. `NO_YEAR` where none is recorded,
 * and for all whose own birth is. The same ages as for the latest year, looked at from the other side.
 */
export function earliestByKin(lives: LifeTable): Int32Array {
  const earliest = new Int32Array(lives.people).fill(NO_YEAR);
  const allow = (place: number, kin: number, step: KinStep): void => {
    const recorded = lives.bornFrom(kin);
    if (recorded === null || lives.bornFrom(place) !== null) return;
    earliest[place] = Math.max(earliest[place] ?? NO_YEAR, recorded.year - mostYearsBefore(step, lives.sexOf(place)));
  };
  for (let family = 0; family < lives.families; family += 1) {
    const [partners, born] = [lives.partnersOf(family), lives.bornTo(family)];
    for (const partner of partners) {
      for (const other of partners) if (other !== partner) allow(partner, other, 'partner');
      for (const child of born) {
        allow(partner, child, 'child');
        allow(child, partner, 'parent');
      }
    }
    const youngest = born.reduce(
      (best, child) =>
        (lives.bornFrom(child)?.year ?? NO_YEAR) > (lives.bornFrom(best)?.year ?? NO_YEAR) ? child : best,
      born[0] ?? 0,
    );
    for (const child of born) if (child !== youngest) allow(child, youngest, 'sibling');
  }
  return earliest;
}
