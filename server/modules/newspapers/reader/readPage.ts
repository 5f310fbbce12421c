import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { readablePage } from '#server/engines/newspapers/closedZones.ts';
import type { PageArticle, ReadPage } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A zone of an article, with its place in the issue. */
export interface IssueZone extends PageRegion {
  articleId: string;
  /** Readers may not see the article. */
  isHidden: boolean;
  pageId: string;
  /** Position of the page, from 1. */
  page: number;
  firstLine: number;
  lastLine: number;
}

/** The zones of an issue's articles in the order of the issue; hidden articles are among them. */
export const zonesOfIssue = (db: Database, issueId: string): Promise<IssueZone[]> =>
  db.rows<IssueZone>(
    `/* reader.zones */ SELECT a.id AS "articleId", a.hidden_reason IS NOT NULL AS "isHidden", page_id AS "pageId", page.position AS page, x, y, z.width, z.height, first_line AS "firstLine", last_line AS "lastLine"
     FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no JOIN newspaper_page page ON page.id = z.page_id
     WHERE a.issue_id = $1 AND NOT a.is_removed ORDER BY a.position, n`,
    [issueId],
  );

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
