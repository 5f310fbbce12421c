import type { PageRegion } from '#domain/records/core/pageRegion.ts';

const areaOf = ({ width, height }: PageRegion): number => width * height;

/** Where two rectangles overlap; null where they do not. */
export function overlapOf(one: PageRegion, other: PageRegion): PageRegion | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Area of rectangles together: what several of them cover counts once. */
export function areaOfAll(regions: readonly PageRegion[]): number {
  const edges = [...new Set(regions.flatMap(({ x, width }) => [x, x + width]))].sort((a, b) => a - b);
  let area = 0;
  edges.slice(1).forEach((right, at) => {
    const left = edges[at] ?? right;
    const spans = regions.filter(({ x, width }) => x <= left && x + width >= right).sort((a, b) => a.y - b.y);
    let end = -Infinity;
    for (const { y, height } of spans) {
      if (y + height <= end) continue;
      area += (right - left) * (y + height - Math.max(y, end));
      end = y + height;
    }
  });
  return area;
}

/** The share of a rectangle that others cover, from 0 to 1. */
export const coveredShare = (region: PageRegion, covers: readonly PageRegion[]): number =>
  areaOfAll(covers.flatMap((cover) => overlapOf(region, cover) ?? [])) / areaOf(region);
