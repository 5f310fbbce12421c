import { closedLines } from '#server/engines/newspapers/closedZones.ts';
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

/** Whether a line of a page belongs to an article that is closed: it is shown to no one. */
export async function closedLinesOf(db: Database, pageId: string): Promise<(line: number) => boolean> {
  const closed = await closedLines(db, pageId);
  return (line) => closed.some(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine);
}
