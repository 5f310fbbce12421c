import type { Database } from '#server/platform/db/database.ts';

import { lockChanges } from './newspaperLocks.ts';

/**
 * Closes an article, so that no reader learns of it, or opens it again.
 *
 * @param reason - why it is closed; null opens it
 * @returns false when there is no such article
 */
export const closeArticle = (db: Database, id: string, reason: string | null): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockChanges(tx);
    return (
      (await tx.one(
        `/* newspapers.closeArticle */ UPDATE newspaper_article SET hidden_reason = $2, change = nextval('newspaper_change') WHERE id = $1 AND NOT is_removed RETURNING no`,
        [id, reason],
      )) !== null
    );
  });

/** The articles that are closed, with why. */
export const closedArticles = (db: Database): Promise<{ id: string; headline: string | null; reason: string }[]> =>
  db.rows(
    '/* newspapers.closedArticles */ SELECT id, headline, hidden_reason AS reason FROM newspaper_article WHERE hidden_reason IS NOT NULL AND NOT is_removed ORDER BY id',
  );
