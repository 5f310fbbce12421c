import { mayReadIssueOf } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

/** Longest id that is looked for. PostgreSQL has no NUL in a text. */
const LONGEST_ID = 200;

/** The issue of a page whose text a reader may have; null where there is no such page, or not for this reader. */
export async function readableIssueOf(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  pageId: string,
): Promise<string | null> {
  if (pageId.length > LONGEST_ID || pageId.includes('\0')) return null;
  const page = await db.one<{ issueId: string }>(
    '/* corrections.pageIssue */ SELECT issue_id AS "issueId" FROM newspaper_page WHERE id = $1',
    [pageId],
  );
  return page && (await mayReadIssueOf(db, viewer, page.issueId)) ? page.issueId : null;
}
