import { isFreeToView, type NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ImageSize } from './clippingRegion.ts';
import { areaOfAll } from './coveredShare.ts';

/** The largest share of a page that a shared clipping may show to people who may not open the page. */
export const MOST_SHARED = 0.35;

/**
 * Most clippings of one page that a member can share with their pictures; what is shared beyond them is shown without.
 */
export const MOST_SHARES_OF_PAGE = 100;
/** Longest side of the picture of a shared clipping, in pixels. */
export const SHARED_SIDE = 1_200;

/** What of a page decides whether its picture may be shared. */
export interface SharedPage {
  access: readonly NewspaperAccess[];
  /** What the operator's rules say of sharing; null where they say nothing. */
  allowsSharing: boolean | null;
}

/** The regions of one page that a clipping has. */
type Share = readonly PageRegion[];

/**
 * Whether people who may not open a page may see what a member shares of it. Free pages are shared whole. Of pages for
 * members all shared clippings of one member together show at most 35 %; of pages that are paid for as well, but only
 * where the operator's rule allows it: their publishers have a say. A rule that forbids sharing forbids it for all but
 * free pages.
 *
 * @param earlier - what the same member has shared of this page before, in that order: what was shown stays shown.
 */
export function mayShowShared(
  { access, allowsSharing }: SharedPage,
  regions: Share,
  page: ImageSize,
  earlier: readonly Share[] = [],
): boolean {
  if (isFreeToView(access)) return true;
  if (!(allowsSharing ?? access.includes('members')) || earlier.length >= MOST_SHARES_OF_PAGE) return false;
  const fits = (shown: Share): boolean => areaOfAll(shown) <= page.width * page.height * MOST_SHARED;
  const shown = earlier.reduce<Share>(
    (before, share) => (fits([...before, ...share]) ? [...before, ...share] : before),
    [],
  );
  return fits([...shown, ...regions]);
}
