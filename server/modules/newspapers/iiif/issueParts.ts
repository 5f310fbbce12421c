import type { ArticleKind } from '#domain/newspapers/core/articleKind.ts';
import type { ManifestPage } from '#domain/newspapers/iiif/issueManifest.ts';
import type { ManifestArticle } from '#domain/newspapers/iiif/issueRanges.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';

type PageRow = Omit<ManifestPage, 'image'> & {
  imageId: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
};

/** The pages of an issue with their images, in order. */
export async function manifestPages(db: Database, issueId: string): Promise<ManifestPage[]> {
  const rows = await db.rows<PageRow>(
    `/* iiif.pages */ SELECT page.id, page.label, page.words, page.width, page.height, image.id AS "imageId", image.width AS "imageWidth", image.height AS "imageHeight"
     FROM newspaper_page page LEFT JOIN page_image image ON image.id = page.image_id WHERE page.issue_id = $1 ORDER BY page.position`,
    [issueId],
  );
  return rows.map(({ imageId, imageWidth, imageHeight, ...page }) => ({
    ...page,
    image:
      imageId === null || imageWidth === null || imageHeight === null
        ? null
        : { id: imageId, width: imageWidth, height: imageHeight },
  }));
}

interface ZoneRow {
  id: string;
  headline: string | null;
  kind: ArticleKind;
  page_id: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The articles of an issue that readers may know of, with their places, in order. */
export async function manifestArticles(db: Database, issueId: string): Promise<ManifestArticle[]> {
  const rows = await db.rows<ZoneRow>(
    `/* iiif.articles */ SELECT article.id, headline, kind, page_id, x, y, width, height FROM newspaper_article article LEFT JOIN article_zone ON article_no = no
     WHERE issue_id = $1 AND ${isVisibleArticle('article')} ORDER BY position, n`,
    [issueId],
  );
  const articles = new Map<string, ManifestArticle & { zones: ManifestArticle['zones'][number][] }>();
  for (const { id, headline, kind, page_id: pageId, ...region } of rows) {
    const article = articles.get(id) ?? { id, headline, kind, zones: [] };
    articles.set(id, article);
    if (pageId !== null)
      article.zones.push({
        pageId,
        region: { x: region.x, y: region.y, width: Math.max(1, region.width), height: Math.max(1, region.height) },
      });
  }
  // A range has to have a part, or it is none.
  return [...articles.values()].filter(({ zones }) => zones.length > 0);
}
