import { accessOfIssues, mayRead } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest id that is looked for. PostgreSQL has no NUL in a text. */
const LONGEST_ID = 200;

/** The issue of a page whose text a reader may have; null where there is no such page, or not for this reader. */
export async function readableIssueOf({ db, viewer }: Pick<RequestContext, 'db' | 'viewer'>, pageId: string): Promise<string | null> {
  if (pageId.length > LONGEST_ID || pageId.includes('\0')) return null;
  const page = await db.one<{ issueId: string }>('/* corrections.pageIssue */ SELECT issue_id AS "issueId" FROM newspaper_page WHERE id = $1', [pageId]);
  const access = page && (await accessOfIssues(db, [page.issueId])).get(page.issueId);
  return page && access && (await mayRead(db, viewer, access)) ? page.issueId : null;
}

/** Lines of a page that belong to articles that are hidden: they are shown to no one. */
export async function hiddenLinesOf(db: Database, pageId: string): Promise<(line: number) => boolean> {
  const zones = await db.rows<{ first: number; last: number }>(
    `/* corrections.hiddenLines */ SELECT first_line AS first, last_line AS last FROM article_zone JOIN newspaper_article a ON a.no = article_no WHERE page_id = $1 AND a.hidden_reason IS NOT NULL`,
    [pageId],
  );
  return (line) => zones.some(({ first, last }) => line >= first && line <= last);
}
