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
