import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { MOST_SHARES_OF_PAGE } from '#domain/clippings/core/sharedPicture.ts';
import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredClipping, StoredRegion } from './clippingRow.ts';

/** Regions of one clipping that is shared. */
export type EarlierShare = readonly StoredRegion[];

/**
 * What a member shared before this clipping, of its pages and images, in that order: it counts towards what may be
 * shown of them.
 */
export async function earlierShares(db: Database, { id, memberId, regions }: StoredClipping): Promise<EarlierShare[]> {
  if (memberId === null || regions.length === 0) return [];
  const rows = await db.rows<StoredRegion & { clippingId: string }>(
    `/* clippings.sharedBefore */ SELECT r.clipping_id AS "clippingId", r.image_id AS "imageId", r.page_id AS "pageId", r.x, r.y, r.width, r.height, r.image_width AS "imageWidth", r.image_height AS "imageHeight"
     FROM clipping c JOIN clipping_region r ON r.clipping_id = c.id, (SELECT shared_at, id FROM clipping WHERE id = $2) own
     WHERE c.member_id = $1 AND c.removed_at IS NULL AND (c.shared_at, c.id) < (own.shared_at, own.id)
       AND (r.page_id = ANY($3::text[]) OR r.page_id IS NULL AND r.image_id = ANY($4::text[])) ORDER BY c.shared_at, c.id, r.n LIMIT $5`,
    [
      memberId,
      id,
      regions.flatMap(({ pageId }) => pageId ?? []),
      regions.flatMap(({ pageId, imageId }) => (pageId === null ? imageId : [])),
      MOST_SHARES_OF_PAGE * CLIPPING_LIMITS.regions,
    ],
  );
  const shares = new Map<string, StoredRegion[]>();
  for (const { clippingId, ...region } of rows) pushTo(shares, clippingId, region);
  return [...shares.values()];
}
