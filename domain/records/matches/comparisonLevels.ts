import { milesBetween } from '#domain/places/gazetteer/distance.ts';

import type { ComparedDate, ComparedPlace } from './personDescription.ts';

export type PlaceLevel = 'same' | 'near' | 'word' | 'county' | 'different' | 'far';

/** Miles a family walks to the next place of work, and miles few moved before the railways. */
const NEAR_MILES = 10;
const FAR_MILES = 100;
const BEST_FIRST: readonly PlaceLevel[] = ['same', 'near', 'word', 'county', 'different', 'far'];

/** How well two places agree. Symmetric. */
export function comparePlaces(a: ComparedPlace, b: ComparedPlace): PlaceLevel {
  const miles = a.position && b.position ? milesBetween(a.position, b.position) : null;
  const isOtherCounty = a.county !== null && b.county !== null && a.county !== b.county;
  if (a.key === b.key && !isOtherCounty) return 'same';
  if (miles !== null && miles <= NEAR_MILES) return 'near';
  if (miles === null && !isOtherCounty && a.words.some((word) => b.words.includes(word))) return 'word';
  if (a.county !== null && a.county === b.county) return 'county';
  return miles !== null && miles > FAR_MILES ? 'far' : 'different';
}

/** The best any two of the places do, and which they are; null where either side names none. */
export function compareAllPlaces(
  some: readonly ComparedPlace[],
  others: readonly ComparedPlace[],
): { level: PlaceLevel; one: ComparedPlace; other: ComparedPlace } | null {
  let best: { level: PlaceLevel; one: ComparedPlace; other: ComparedPlace } | null = null;
  for (const one of some) {
    for (const other of others) {
      const level = comparePlaces(one, other);
      if (!best || BEST_FIRST.indexOf(level) < BEST_FIRST.indexOf(best.level)) best = { level, one, other };
    }
  }
  return best;
}

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
