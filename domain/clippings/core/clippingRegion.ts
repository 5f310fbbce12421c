import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { CLIPPING_LIMITS, SMALLEST_REGION } from './clippingLimits.ts';

/** Width and height of an image in pixels. */
export type ImageSize = Pick<PageRegion, 'width' | 'height'>;

/**
 * A rectangle of a clipping, in pixels of the image as the image service serves it. Their order is the maker's: the
 * order of reading.
 */
export interface ClippingRegion extends PageRegion {
  /** Page of a newspaper; null for an image of records. */
  pageId: string | null;
  imageId: string;
}

const isWhole = (region: PageRegion): boolean =>
  [region.x, region.y, region.width, region.height].every(Number.isInteger);

/**
 * What is wrong with the regions of a clipping; null when nothing is. None at all are right for an article or a record,
 * of which the text alone may be clipped.
 *
 * @param sizes - of the images that the member may see, by id.
 */
export function faultOfRegions(
  regions: readonly Omit<ClippingRegion, 'pageId'>[],
  sizes: ReadonlyMap<string, ImageSize>,
): string | null {
  if (regions.length > CLIPPING_LIMITS.regions)
    return `A clipping has at most ${countInWords(CLIPPING_LIMITS.regions, 'area')}.`;
  for (const region of regions) {
    const size = sizes.get(region.imageId);
    if (!size) return 'This image can’t be clipped.';
    if (!isWhole(region)) return 'Give whole pixels.';
    if (region.width < SMALLEST_REGION || region.height < SMALLEST_REGION)
      return `Select an area of at least ${SMALLEST_REGION} × ${SMALLEST_REGION} pixels.`;
    if (region.x < 0 || region.y < 0 || region.x + region.width > size.width || region.y + region.height > size.height)
      return 'Select an area within the image.';
  }
  return null;
}

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
