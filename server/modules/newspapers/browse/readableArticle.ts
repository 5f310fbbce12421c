import { articleParts } from '#server/engines/newspapers/articleParts.ts';
import { mayReadIssueOf, type NewspaperViewer } from '#server/engines/newspapers/issueAccess.ts';
import { isVisibleArticle } from '#server/engines/newspapers/isVisibleArticle.ts';
import type { ArticleText } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The text of an article for a reader, zone by zone in reading order; null when there is none, or none for this reader.
 */
export async function readableArticle(db: Database, viewer: NewspaperViewer, id: string): Promise<ArticleText | null> {
  const article = await db.one<{ issueId: string }>(
    `/* newspapers.article */ SELECT issue_id AS "issueId" FROM newspaper_article a WHERE id = $1 AND ${isVisibleArticle('a')}`,
    [id],
  );
  if (!article || !(await mayReadIssueOf(db, viewer, article.issueId))) return null;
  return { id, blocks: (await articleParts(db, id)).map(({ page, lines }) => ({ page, lines })) };
}
