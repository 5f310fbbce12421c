import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { isVisibleArticle } from '#server/engines/newspapers/isVisibleArticle.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a small picture of a newspaper is cut from. */
export interface NewspaperCut {
  imageId: string;
  /** Null: the top of the page. */
  region: PageRegion | null;
}

type Row = { image_id: string } & { [side in keyof PageRegion]: number | null };

/**
 * The page image, and the place on it, that stands for an article, a page or an issue; null where it has no image, or
 * is not here.
 */
export async function newspaperThumbnail(db: Database, id: string): Promise<NewspaperCut | null> {
  const parsed = parseNewspaperId(id);
  if (!parsed?.issueId) return null;
  const row =
    parsed.article !== null
      ? await db.one<Row>(
          `/* newspapers.articleImage */ SELECT p.image_id, z.x, z.y, z.width, z.height FROM newspaper_article a JOIN article_zone z ON z.article_no = a.no JOIN newspaper_page p ON p.id = z.page_id
           WHERE a.id = $1 AND ${isVisibleArticle('a')} AND p.image_id IS NOT NULL ORDER BY z.n LIMIT 1`,
          [id],
        )
      : await db.one<Row>(
          `/* newspapers.pageImage */ SELECT image_id, NULL::int AS x, NULL::int AS y, NULL::int AS width, NULL::int AS height FROM newspaper_page
           WHERE issue_id = $1 AND ($2::int IS NULL OR position = $2) AND image_id IS NOT NULL ORDER BY position LIMIT 1`,
          [parsed.issueId, parsed.page],
        );
  if (!row) return null;
  const { image_id: imageId, x, y, width, height } = row;
  return {
    imageId,
    region: x === null || y === null || width === null || height === null ? null : { x, y, width, height },
  };
}
