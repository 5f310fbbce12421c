import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The condition of SQL under which readers may know of an article: the present files of its issue have it, no one has
 * hidden it, and its issue is open.
 *
 * @param alias - of `newspaper_article` in the statement.
 */
export const isVisibleArticle = (alias: string): string =>
  `NOT ${alias}.is_removed AND ${alias}.hidden_reason IS NULL AND EXISTS (SELECT FROM open_issue WHERE open_issue.id = ${alias}.issue_id)`;

/** A part of an article: lines that stand together on a page. */
export interface ArticlePart extends PageRegion {
  /** Position of the page, from 1. */
  page: number;
  /** Of the image service; null where the page has no image. */
  imageId: string | null;
  /** As they are printed, with the hyphens at their ends. */
  lines: string[];
}

/**
 * The parts of an article in reading order; none where there is no such article, or it is closed. Whether the reader
 * may have them must be decided before. Each page is cut into its lines once, in the database, and no other line of it
 * leaves there.
 */
export const articleParts = (db: Database, id: string): Promise<ArticlePart[]> =>
  db.rows<ArticlePart>(
    `/* newspapers.articleParts */ WITH zone AS (SELECT z.* FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no WHERE a.id = $1 AND ${isVisibleArticle('a')}),
     page AS MATERIALIZED (
       SELECT p.id, p.position, p.image_id, string_to_array(latest.text, E'\\n') AS lines
       FROM newspaper_page p LEFT JOIN LATERAL (SELECT text FROM page_text WHERE page_id = p.id ORDER BY revision DESC LIMIT 1) latest ON true
       WHERE p.id IN (SELECT page_id FROM zone))
     SELECT page.position AS page, image_id AS "imageId", x, y, width, height, coalesce(lines[first_line + 1 : last_line + 1], '{}') AS lines
     FROM zone JOIN page ON page.id = zone.page_id ORDER BY n`,
    [id],
  );
