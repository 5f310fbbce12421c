import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { shownArticle } from '#server/engines/newspapers/shownArticle.ts';
import type { ArticleCut } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

interface CutRow extends PageRegion {
  page: number;
  imageId: string | null;
  firstLine: number;
  lastLine: number;
  text: string | null;
}

/** An article cut from its pages, zone by zone, for a reader who may read its issue; null when there is none. */
export async function articleCuts(db: Database, publicUrl: string, id: string): Promise<ArticleCut[] | null> {
  const rows = await db.rows<CutRow>(
    `/* reader.cuts */ SELECT page.position AS page, page.image_id AS "imageId", x, y, z.width, z.height, first_line AS "firstLine", last_line AS "lastLine", text
     FROM newspaper_article a JOIN article_zone z ON z.article_no = a.no JOIN newspaper_page page ON page.id = z.page_id
     LEFT JOIN page_text ON page_text.page_id = page.id AND revision = (SELECT max(revision) FROM page_text WHERE page_id = page.id)
     WHERE a.id = $1 AND ${shownArticle('a')} ORDER BY n`,
    [id],
  );
  if (rows.length === 0) return null;
  return rows.map(({ page, imageId, firstLine, lastLine, text, ...region }) => ({
    page,
    image: imageId === null ? null : `${publicUrl}${IMAGES_PATH}/${imageId}/${xywhOf(region)}/!1600,4000/0/default.jpg`,
    lines: (text ?? '').split('\n').slice(firstLine, lastLine + 1),
  }));
}
