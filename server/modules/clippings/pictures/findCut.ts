import { isClippingId, isShareId } from '#domain/clippings/core/clippingAddresses.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { type ClippingViewer, createClippingStore, checkClippings } from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a picture of a clipping is cut from. */
export interface ClippingCut {
  imageId: string;
  region: PageRegion;
  /** Asked for by the id that its maker shares. */
  isShared: boolean;
}

/**
 * Where a picture of a clipping is cut, for a viewer who may see it now; null where there is none.
 *
 * @param id - of the clipping, or the one it is shared under. @param n - of the region, from 1; null: the first that is
 * open.
 */
export async function findCut(
  db: Database,
  viewer: ClippingViewer,
  id: string,
  n: number | null,
): Promise<ClippingCut | null> {
  const store = createClippingStore({ db });
  const isShared = isShareId(id);
  if (!isShared && !isClippingId(id)) return null;
  const clipping = isShared ? await store.shared(id) : await store.readable(viewer.memberId, id);
  const [judged] = clipping ? await checkClippings(db, viewer, [clipping], isShared) : [];
  const cut = n === null ? judged?.regions.find((region) => region.cut !== null)?.cut : judged?.regions[n - 1]?.cut;
  return cut ? { imageId: cut.image.id, region: cut.region, isShared } : null;
}
