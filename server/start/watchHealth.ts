import { statfs } from 'node:fs/promises';

import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { aheadMs, clocksApart } from '#server/platform/http/clocksApart.ts';
import type { Health } from '#server/platform/http/health.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { siteHealthProbe } from '#server/platform/http/siteHealthProbe.ts';

interface WatchedParts {
  db: Database;
  search: Pick<SearchEngine, 'health'>;
  articles: Pick<ArticleSearch, 'health'>;
  settings: Pick<Settings, 'dataDir' | 'diskFreeMegabytes'>;
  metrics: Pick<Metrics, 'healthSeen' | 'clocksSeen'>;
  /** Null where nothing is for sale. */
  processor: Pick<PaymentProcessor, 'clockAheadMs'> | null;
}

/** How far the clock of the database is ahead of ours, in milliseconds; asking shows that it answers. */
async function databaseAheadMs(db: Pick<Database, 'one'>): Promise<number | null> {
  const asked = Date.now();
  const row = await db.one<{ ms: number }>('/* health.database */ SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms');
  return row && aheadMs(row.ms, asked, Date.now());
}

/** Writes the one row of `health_write`. @throws Error when the database takes no writes. */
export async function writeHealth(db: Pick<Database, 'rows'>): Promise<void> {
  await db.rows('/* health.write */ INSERT INTO health_write (wrote_at) VALUES (now()) ON CONFLICT (is_only) DO UPDATE SET wrote_at = excluded.wrote_at');
}

/** From here on the site answers, for as long as it can search and write and its disk has room. Returns after the first look. */
export const watchHealth = (health: Health, { db, search, articles, settings, metrics, processor }: WatchedParts): Promise<void> =>
  health.watch(
    siteHealthProbe(
      {
        search: async () => {
          const clocks = { database: await databaseAheadMs(db), processor: processor?.clockAheadMs() ?? null };
          metrics.clocksSeen(clocks);
          const { records, stuck } = await search.health();
          const newspapers = await articles.health();
          return { records, articles: newspapers.isReady ? newspapers.articles : null, copyBehind: stuck ?? null, degraded: clocksApart([{ name: 'the database', aheadMs: clocks.database }, { name: 'the payment processor', aheadMs: clocks.processor }]) };
        },
        write: () => writeHealth(db),
        freeBytes: async () => {
          const { bavail, bsize } = await statfs(settings.dataDir);
          return bavail * bsize;
        },
      },
      { wantedBytes: settings.diskFreeMegabytes * 1024 ** 2, onSight: metrics.healthSeen },
    ),
  );
