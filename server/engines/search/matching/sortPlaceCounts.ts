import type { PlaceCounts } from '../SearchEngine.ts';
import { compareCodePoints } from './compareCodePoints.ts';

/** Unknown names of places in an answer: the most frequent are enough. */
const MOST_UNLOCATED = 20;

/** The order that every engine answers in: most hits first, equal ones by id and by code points. */
export const sortPlaceCounts = ({ at, placed, unlocatedNames }: PlaceCounts): PlaceCounts => ({
  at: at.toSorted((a, b) => b.count - a.count || a.id - b.id),
  placed,
  unlocatedNames: unlocatedNames
    .toSorted((a, b) => b.count - a.count || compareCodePoints(a.value, b.value))
    .slice(0, MOST_UNLOCATED),
});
