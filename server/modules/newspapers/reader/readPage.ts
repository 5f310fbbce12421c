import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { readablePage } from '#server/engines/newspapers/readablePage.ts';
import type { PageArticle, ReadPage } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type IssueZone, zonesOfIssue } from './pageZones.ts';

function articlesOn(pageId: string, zones: readonly IssueZone[]): PageArticle[] {
  const articles = new Map<string, IssueZone[]>();
  for (const zone of zones) if (!zone.isHidden) pushTo(articles, zone.articleId, zone);
  return [...articles].flatMap(([id, own]) => {
    const here = own
      .filter((zone) => zone.pageId === pageId)
      .map(({ x, y, width, height, firstLine, lastLine }) => ({ x, y, width, height, firstLine, lastLine }));
    return here.length === 0
      ? []
      : [{ id, zones: here, pages: [...new Set(own.map(({ page }) => page))].sort((a, b) => a - b) }];
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
    // Looked at when it is asked for (resolvers.ts).
    isImageLost: null,
    text,
    packed: Buffer.from(packed).toString('base64'),
    revision,
    isCorrected,
    quality,
    articles: articlesOn(id, zones),
  };
}
