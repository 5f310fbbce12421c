import { silentLog } from '#server/platform/config/log.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/startEmbeddedPostgres.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';

/**
 * Makes all accounts of a running site eight days older: those of a demonstration are as young as the site, and a word
 * counts after a week.
 */
export async function seasonAccounts(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, role: 'guest' });
  const db = openDatabase(postgres.connection, { log: silentLog, size: 1, isBackground: true });
  await db.rows("/* test.seasoned */ UPDATE member SET registered_at = registered_at - interval '8 days'");
  await db.close();
  await postgres.stop();
}
