import type { Database } from '#server/platform/db/database.ts';

/** Rows of one set of which PostgreSQL has to know before they are compared, however many records there are. */
const MANY_ROWS = 10_000;

/**
 * Lets PostgreSQL count the records again where those that have just been stored are many of all. By itself it counts at
 * a moment of its own, perhaps while they are on their way: it then takes the set for nearly empty, and compares each
 * row with every other.
 *
 * @param stored - rows that were stored, outside of any transaction
 */
export async function analyzeRecords(db: Pick<Database, 'rows' | 'one'>, stored: number): Promise<void> {
  const known = await db.one<{ rows: number }>(
    `/* records.known */ SELECT reltuples AS rows FROM pg_class WHERE oid = 'record'::regclass`,
  );
  if (stored < MANY_ROWS && known && stored < known.rows / 10) return;
  await db.rows('/* records.analyze */ ANALYZE record (record_set_id, generation, id, group_key, is_closed)');
}
