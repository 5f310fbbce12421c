import { isFreeToView, type NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ImageSize } from './clippingRegion.ts';
import { areaOfAll } from './coveredShare.ts';

/** The largest share of a page that a shared clipping may show to people who may not open the page. */
export const MOST_SHARED = 0.35;

/** Longest side of the picture of a shared clipping, in pixels. */
export const SHARED_SIDE = 1_200;

/** What of a page decides whether its picture may be shared. */
export interface SharedPage {
  access: readonly NewspaperAccess[];
  /** What the operator's rules say of sharing; null where they say nothing. */
  allowsSharing: boolean | null;
}

/**
 * Whether people who may not open a page may see what a member shares of it. Free pages are shared whole. Of pages for members a
 * clipping shows at most 35 %; of pages that are paid for as well, but only where the operator's rule allows it: their publishers
 * have a say. A rule that forbids sharing forbids it for all but free pages.
 *
 * @param regions - of the page that the clipping has.
 */
export function mayShowShared({ access, allowsSharing }: SharedPage, regions: readonly PageRegion[], page: ImageSize): boolean {
  if (isFreeToView(access)) return true;
  if (!(allowsSharing ?? access.includes('members'))) return false;
  return areaOfAll(regions) <= page.width * page.height * MOST_SHARED;
}
