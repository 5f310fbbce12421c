import type { VariantUse } from '../SearchEngine.ts';
import { compareCodePoints } from './compareCodePoints.ts';

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
