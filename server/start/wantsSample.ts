import type { Database } from '#server/platform/db/database.ts';

/**
 * Whether the sample county belongs into a database: an empty one, or one that has it already, so that a newer sample
 * replaces the older. A site whose records are all its own is left alone.
 */
export async function wantsSample(db: Database): Promise<boolean> {
  const found = await db.one<{ own: boolean; sample: boolean }>(
    `/* start.holdings */ SELECT count(*) FILTER (WHERE NOT is_sample) > 0 AS own, count(*) FILTER (WHERE is_sample) > 0 AS sample FROM record_set`,
  );
  return !found?.own || found.sample;
}
