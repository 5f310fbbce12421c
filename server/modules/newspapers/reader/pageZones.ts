import type { PageRegion } from '#domain/records/core/pageRegion.ts';
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
