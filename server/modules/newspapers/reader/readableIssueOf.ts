import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { mayReadIssueOf, type NewspaperViewer } from '#server/engines/newspapers/issueAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The issue that an id of it, of a page or of an article names, if the viewer may read it; null where not, and where
 * there is none.
 */
export async function readableIssueOf(db: Database, viewer: NewspaperViewer, id: string): Promise<string | null> {
  const issueId = parseNewspaperId(id)?.issueId ?? null;
  return issueId !== null && (await mayReadIssueOf(db, viewer, issueId)) ? issueId : null;
}
