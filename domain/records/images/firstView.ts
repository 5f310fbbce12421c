import type { PageRegion } from '../core/pageRegion.ts';
import type { ImageSize } from './imageLimits.ts';

/** A rectangle in view has this much of its own size around it. */
const AROUND = { x: 0.07, y: 0.35 } as const;
/** And above and below at least this much of the page. */
const LEAST_OF_PAGE = 0.12;

/**
 * What is brought into view for a rectangle of a page, in pixels of the page: some of its surroundings too, beyond the
 * page’s edges where it lies at one.
 */
export function firstView({ x, y, width, height }: PageRegion, page: ImageSize): PageRegion {
  const around = { x: width * AROUND.x, y: Math.max(height * AROUND.y, page.height * LEAST_OF_PAGE) };
  return { x: x - around.x, y: y - around.y, width: width + 2 * around.x, height: height + 2 * around.y };
}
