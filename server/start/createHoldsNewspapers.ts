import type { Database } from '#server/platform/db/database.ts';

/** An import may bring the first issue while the site runs. */
const KNOWN_MS = 60_000;

/**
 * Whether the site holds issues of newspapers, so that its menus offer them. The database is asked once a minute at most; while it
 * cannot say, what was known before stays.
 *
 * @param now - milliseconds, as `Date.now`.
 */
export function createHoldsNewspapers(db: Pick<Database, 'one'>, now: () => number = Date.now): () => Promise<boolean> {
  let holds = false;
  let askedAt = -Infinity;
  return async () => {
    if (now() - askedAt < KNOWN_MS) return holds;
    askedAt = now();
    holds = await db.one('/* documents.newspapersHeld */ SELECT 1 AS one FROM newspaper_issue LIMIT 1').then(
      (row) => row !== null,
      () => holds,
    );
    return holds;
  };
}
