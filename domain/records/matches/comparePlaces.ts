import { milesBetween } from '#domain/places/gazetteer/distance.ts';

import type { ComparedPlace } from './personDescription.ts';

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
