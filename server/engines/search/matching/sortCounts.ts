import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { isHeldAsName } from '#domain/records/core/valueKey.ts';

import type { FacetCount, VariantUse, PlaceCounts } from '../SearchEngine.ts';
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

/**
 * The order of a field's counted values: most hits first, equal ones by code points; what was not read whole comes
 * after everything that was.
 */
export function compareCounts(field: string): (a: FacetCount, b: FacetCount) => number {
  const inDoubt = isHeldAsName(field) ? ({ value }: FacetCount) => Number(isReadingKey(value)) : () => 0;
  return (a, b) => inDoubt(a) - inDoubt(b) || b.count - a.count || compareCodePoints(a.value, b.value);
}

/** More variants than this help no one. */
const MOST_VARIANTS = 100;

/**
 * Nearest variants first, then the more frequent; a variant reached from two asked names counts once, as its nearest.
 */
export function sortVariants(found: readonly (VariantUse & { penalty: number })[]): VariantUse[] {
  const sorted = [...found].sort(
    (a, b) =>
      a.penalty - b.penalty ||
      b.count - a.count ||
      compareCodePoints(a.variant, b.variant) ||
      compareCodePoints(a.field, b.field),
  );
  const seen = new Set<string>();
  return sorted
    .filter(({ field, variant }) => {
      const key = `${field} ${variant}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_VARIANTS)
    .map(({ field, variant, how, count }) => ({ field, variant, how, count }));
}
