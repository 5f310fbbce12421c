import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { readablePage } from '#server/engines/newspapers/readablePage.ts';
import type { PageArticle, ReadPage } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type IssueZone, zonesOfIssue } from './pageZones.ts';

function articlesOn(pageId: string, zones: readonly IssueZone[]): PageArticle[] {
  const shown = zones.filter(({ isHidden }) => !isHidden);
  const ids = new Set(shown.filter((zone) => zone.pageId === pageId).map(({ articleId }) => articleId));
  return [...ids].map((id) => {
    const own = shown.filter(({ articleId }) => articleId === id);
    return {
      id,
      zones: own.filter((zone) => zone.pageId === pageId).map(({ x, y, width, height, firstLine, lastLine }) => ({ x, y, width, height, firstLine, lastLine })),
      pages: [...new Set(own.map(({ page }) => page))].sort((a, b) => a - b),
    };
  });
}

/** A page with its text, its boxes and its articles, for a reader who may read its issue; null when there is none. */
export async function readPage(db: Database, publicUrl: string, id: string): Promise<ReadPage | null> {
  const page = await readablePage(db, id);
  if (!page) return null;
  const zones = await zonesOfIssue(db, page.issueId);
  const { position, label, width, height, imageId, revision, isCorrected, quality, text, packed } = page;
  return {
    id,
    position,
    label,
    width,
    height,
    service: imageId === null ? null : `${publicUrl}${IMAGES_PATH}/${imageId}`,
    text,
    packed: Buffer.from(packed).toString('base64'),
    revision,
    isCorrected,
    quality,
    articles: articlesOn(id, zones),
  };
}
