import { clippingPicture, isShareId } from '#domain/clippings/core/clippingAddresses.ts';
import { SHARED_SIDE } from '#domain/clippings/core/sharedPicture.ts';
import { type ImageSize, scaleSize, scaleToLimits } from '#domain/records/images/imageLimits.ts';
import type { SharedClipping } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { sourceAddress } from './addresses.ts';
import { checkClippings } from './checkClippings.ts';
import { type CitedSite, citeSource } from './citations.ts';
import { createClippingStore } from './clippingStore.ts';
import { titleForOthers } from './clippingViews.ts';
import { ANYONE, type ClippingViewer } from './findImages.ts';

/** The size of a picture that fits into a box: never larger than the region it is cut from. */
export const boxSize = (region: ImageSize, side: number): ImageSize =>
  scaleSize(
    { width: region.width, height: region.height },
    Math.min(1, side / region.width, side / region.height, scaleToLimits(region)),
  );

/** A clipping as someone sees it who has its link; null where nothing is shared under that id. */
export async function sharedClipping(
  db: Database,
  viewer: ClippingViewer,
  site: CitedSite,
  shareId: string,
): Promise<SharedClipping | null> {
  const clipping = isShareId(shareId) ? await createClippingStore({ db }).shared(shareId) : null;
  const [judged] = clipping ? await checkClippings(db, viewer, [clipping], true) : [];
  if (!clipping || !judged) return null;
  const { source, standing, mayRead, isWithdrawn, regions } = judged;
  const address = sourceAddress(clipping, source);
  const shown = regions.flatMap(({ cut }, at) =>
    cut ? [{ picture: clippingPicture(shareId, at + 1), size: boxSize(cut.region, SHARED_SIDE) }] : [],
  );
  return {
    id: shareId,
    title: titleForOthers(judged),
    note: clipping.includesNote && !isWithdrawn ? clipping.note : '',
    standing,
    // What others may not read whole is cited without its own words.
    citation:
      source && mayRead && standing !== 'CLOSED'
        ? citeSource(
            source,
            {
              siteName: site.name,
              address: `${site.publicUrl}${address}`,
              accessedOn: clipping.madeAt,
              isUncorrected: false,
            },
            true,
          )
        : clipping.citation,
    address,
    pictures: shown.map(({ picture }) => picture),
    pictureSizes: shown.map(({ size }) => size),
    sharedAt: (clipping.sharedAt ?? clipping.madeAt).toISOString(),
  };
}

/**
 * What link previews say of a shared clipping; null where nothing is shared under that id. Visitors' rights alone
 * count.
 */
export async function aboutSharedClipping(
  db: Database,
  site: CitedSite,
  shareId: string,
): Promise<{ title: string; description: string; socialImage: string | null } | null> {
  const shared = await sharedClipping(db, ANYONE, site, shareId);
  return (
    shared && {
      title: shared.title,
      description: shared.citation || `A clipping on ${site.name}.`,
      socialImage: shared.pictures[0] ?? null,
    }
  );
}
