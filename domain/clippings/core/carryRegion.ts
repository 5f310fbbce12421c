import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ImageSize } from './clippingRegion.ts';

/** Whether two images have the same shape, as far as whole pixels can say. */
const hasSameShape = (one: ImageSize, other: ImageSize): boolean =>
  Math.abs(one.width * other.height - other.width * one.height) <=
  Math.max(one.width, one.height, other.width, other.height);

/**
 * A region of an image on another scan of the same page: it is carried over by scale where both have the same shape.
 * @returns null where they have not: what is at that place cannot be said.
 */
export function carryRegion(region: PageRegion, from: ImageSize, to: ImageSize): PageRegion | null {
  if (from.width === to.width && from.height === to.height) return region;
  if (!hasSameShape(from, to)) return null;
  const [across, down] = [to.width / from.width, to.height / from.height];
  const [x, y] = [
    Math.min(to.width - 1, Math.floor(region.x * across)),
    Math.min(to.height - 1, Math.floor(region.y * down)),
  ];
  return {
    x,
    y,
    width: Math.max(1, Math.min(to.width, Math.ceil((region.x + region.width) * across)) - x),
    height: Math.max(1, Math.min(to.height, Math.ceil((region.y + region.height) * down)) - y),
  };
}
