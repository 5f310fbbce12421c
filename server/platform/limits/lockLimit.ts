import type { Database } from '#server/platform/db/database.ts';

/**
 * Makes everyone who counts the same thing wait for each other: what is counted after it, in the same transaction,
 * stays so until that ends. Calls that come at once then pass no limit together.
 * @param what - the limit and its owner: `trees of 12`
 */
export async function lockLimit(tx: Database, what: string): Promise<void> {
  await tx.rows('/* limits.hold */ SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`limit: ${what}`]);
}
