import { mayRead, accessOfIssues, type NewspaperViewer } from '#server/engines/newspapers/issueAccess.ts';
import { shownArticle } from '#server/engines/newspapers/shownArticle.ts';
import type { Database } from '#server/platform/db/database.ts';

interface ZoneRow {
  page: number;
  first_line: number;
  last_line: number;
  text: string;
}

/** Lines that stand together on a page. */
interface ArticleBlock {
  /** Position of the page, from 1. */
  page: number;
  lines: string[];
}

/** The text of an article for a reader, zone by zone in reading order; null when there is none, or none for this reader. */
export async function readableArticle(db: Database, viewer: NewspaperViewer, id: string): Promise<{ id: string; blocks: ArticleBlock[] } | null> {
  const article = await db.one<{ no: string; issueId: string }>(
    `/* newspapers.article */ SELECT no, issue_id AS "issueId" FROM newspaper_article a WHERE id = $1 AND ${shownArticle('a')}`,
    [id],
  );
  const access = article && (await accessOfIssues(db, [article.issueId])).get(article.issueId);
  if (!article || !access || !(await mayRead(db, viewer, access))) return null;
  const zones = await db.rows<ZoneRow>(
    `/* newspapers.articleText */ SELECT position AS page, first_line, last_line, text FROM article_zone zone
     JOIN newspaper_page page ON page.id = zone.page_id
     JOIN page_text ON page_text.page_id = page.id AND revision = (SELECT max(revision) FROM page_text WHERE page_id = page.id)
     WHERE article_no = $1 ORDER BY n`,
    [article.no],
  );
  return { id, blocks: zones.map(({ page, first_line: first, last_line: last, text }) => ({ page, lines: text.split('\n').slice(first, last + 1) })) };
}
