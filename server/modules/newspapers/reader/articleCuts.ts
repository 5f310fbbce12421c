import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { articleParts } from '#server/engines/newspapers/articleParts.ts';
import type { ArticleCut } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An article cut from its pages, zone by zone, for a reader who may read its issue; null when there is none. */
export async function articleCuts(db: Database, publicUrl: string, id: string): Promise<ArticleCut[] | null> {
  const parts = await articleParts(db, id);
  if (parts.length === 0) return null;
  return parts.map(({ page, imageId, lines, ...region }) => ({
    page,
    image: imageId === null ? null : `${publicUrl}${IMAGES_PATH}/${imageId}/${xywhOf(region)}/!1600,4000/0/default.jpg`,
    lines,
  }));
}
