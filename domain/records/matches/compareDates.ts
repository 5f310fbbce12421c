import type { ComparedDate } from './personDescription.ts';

export type DateLevel =
  | 'sameDay'
  | 'sameMonth'
  | 'twoParts'
  | 'sameYear'
  | 'overlap'
  | 'within1'
  | 'within2'
  | 'within5'
  | 'within10'
  | 'further';

/** Years between two spans; 0 where they meet. */
const yearsApart = (a: ComparedDate, b: ComparedDate): number =>
  Math.max(0, a.earliest - b.latest, b.earliest - a.latest);

const isDay = (date: ComparedDate): boolean =>
  date.month !== null && date.day !== null && date.earliest === date.latest;

/** Two of year, month and day agree and the third is a slip of the pen. */
function hasTwoParts(a: ComparedDate, b: ComparedDate): boolean {
  if (!isDay(a) || !isDay(b)) return false;
  const agreed = Number(a.earliest === b.earliest) + Number(a.month === b.month) + Number(a.day === b.day);
  return agreed >= 2 && yearsApart(a, b) <= 20;
}

/** How well two dates of one kind of event agree. Symmetric. */
export function compareDates(a: ComparedDate, b: ComparedDate): DateLevel {
  const apart = yearsApart(a, b);
  if (isDay(a) && isDay(b) && apart === 0 && a.month === b.month && a.day === b.day) return 'sameDay';
  if (hasTwoParts(a, b)) return 'twoParts';
  const isSpan = a.isEstimated || b.isEstimated || a.earliest !== a.latest || b.earliest !== b.latest;
  if (apart === 0) {
    if (a.month !== null && a.month === b.month) return 'sameMonth';
    return isSpan ? 'overlap' : 'sameYear';
  }
  if (apart <= 1) return 'within1';
  if (apart <= 2) return 'within2';
  if (apart <= 5) return 'within5';
  return apart <= 10 ? 'within10' : 'further';
}
