import { monthsOver } from './monthsOver.ts';
import { shownCount } from './shownCount.ts';

/** How much a library was used in a month, `2026-11`. */
interface MonthOfUse {
  month: string;
  visits: number;
  reads: number;
  turnedAway: number;
  mostAtOnce: number;
}

/** The same as the library may see it; null where a count is too small, or says too much of too few. */
type ShownMonth = { [Field in keyof MonthOfUse]: Field extends 'month' ? string : number | null };

/**
 * Use of a library as its librarian may see it: of months that are over, without small counts. How many records were
 * opened is withheld with the visits: however many there are, they would be those of one or two readers.
 */
export const shownUse = (months: readonly MonthOfUse[], now: Date): ShownMonth[] =>
  monthsOver(months, now).map(({ month, visits, reads, turnedAway, mostAtOnce }) => ({
    month,
    visits: shownCount(visits),
    reads: shownCount(visits) === null ? null : shownCount(reads),
    turnedAway: shownCount(turnedAway),
    mostAtOnce: shownCount(mostAtOnce),
  }));
