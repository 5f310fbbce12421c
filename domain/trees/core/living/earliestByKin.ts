import type { LifeTable } from './gatherLives.ts';
import { mostYearsBefore } from './kinAges.ts';
import type { KinStep } from './kinInWords.ts';

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
