import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Module } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import { machineFault } from '#server/platform/config/machineFault.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { aheadMs, clocksApart } from '#server/platform/http/clocksApart.ts';
import { type Health, HealthFault } from '#server/platform/http/health.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { siteHealthProbe } from '#server/platform/http/siteHealthProbe.ts';
import { within } from '#server/platform/threads/within.ts';

interface WatchedParts {
  db: Database;
  search: Pick<SearchEngine, 'health'>;
  articles: Pick<ArticleSearch, 'health'>;
  settings: Pick<Settings, 'dataDir' | 'diskFreeMegabytes'>;
  metrics: Pick<Metrics, 'healthSeen' | 'clocksSeen'>;
  /** Null where nothing is for sale. */
  processor: Pick<PaymentProcessor, 'clockAheadMs'> | null;
  /** Null or left out: not looked at. */
  files?: Pick<FileStore, 'check'> | null;
  /** They are asked what is wrong whenever the store of files is tried. Default none. */
  modules?: readonly Pick<Module, 'health'>[];
  log?: Pick<Log, 'warn'>;
  /** Why there is no way to the database, where that is known. Default never. */
  databaseFault?: () => string | null;
}

/** How far the clock of the database is ahead of ours, in milliseconds; asking shows that it answers. */
async function databaseAheadMs(db: Pick<Database, 'one'>): Promise<number | null> {
  const asked = Date.now();
  const row = await db.one<{ ms: number }>(
    '/* health.database */ SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
  );
  return row && aheadMs(row.ms, asked, Date.now());
}

/** Writes the one row of `health_write`. @throws Error when the database takes no writes. */
export async function writeHealth(db: Pick<Database, 'rows'>): Promise<void> {
  await db.rows(
    '/* health.write */ INSERT INTO health_write (wrote_at) VALUES (now()) ON CONFLICT (is_only) DO UPDATE SET wrote_at = excluded.wrote_at',
  );
}

/** How often the store of files is tried, and how long that may take, in milliseconds. */
const FILES_EVERY_MS = 30_000;
const FILES_PATIENCE_MS = 10_000;

/** How long an index may take to say how it is, in milliseconds: less than the whole look. */
const INDEX_PATIENCE_MS = 700;
const NO_SEARCH = ['the search does not answer: see the log'];

/**
 * How an index is; null where it is not ready, or says nothing: a cluster that is away has no copy of the site left
 * out, since everything but searching goes on.
 */
async function seen<Found extends { isReady: boolean }>(health: Promise<Found>): Promise<Found | null> {
  const found = await Promise.race([health, delay(INDEX_PATIENCE_MS, null, { ref: false })]);
  return found?.isReady ? found : null;
}

/**
 * Tries the store of files now and then, and asks the modules what else is wrong.
 * @returns what is wrong, as it was seen last; it never waits
 */
function watchFiles(
  files: Pick<FileStore, 'check'>,
  faultsOfModules: () => Promise<readonly string[]>,
  log: Pick<Log, 'warn'> | undefined,
  now = () => performance.now(),
): () => readonly string[] {
  let lookedAt = -Infinity;
  let faults: readonly string[] = [];
  const look = async () => {
    try {
      await within(FILES_PATIENCE_MS, files.check(), 'The store of files does not answer.');
      // A database that is away is none of the store's: it is reported by itself.
      faults = await faultsOfModules().catch(() => []);
    } catch (error) {
      log?.warn({ err: error }, 'files cannot be stored');
      const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      faults = [`files cannot be stored or read: ${machineFault(code ?? '') ?? 'see the log'}`];
    }
  };
  return () => {
    if (now() - lookedAt >= FILES_EVERY_MS) {
      lookedAt = now();
      void look();
    }
    return faults;
  };
}

/**
 * From here on the site answers, for as long as it can search and write and its disk has room. Returns after the first
 * look.
 */
export const watchHealth = (
  health: Health,
  {
    db,
    search,
    articles,
    settings,
    metrics,
    processor,
    files = null,
    modules = [],
    log,
    databaseFault = () => null,
  }: WatchedParts,
): Promise<void> => {
  const faultsOfModules = async () => (await Promise.all(modules.map(({ health: ask }) => ask?.(db) ?? []))).flat();
  const filesFaults = files ? watchFiles(files, faultsOfModules, log) : () => [];
  return health.watch(
    siteHealthProbe(
      {
        search: async () => {
          const why = databaseFault();
          if (why !== null) throw new HealthFault(`the database is away: ${why}`);
          const clocks = { database: await databaseAheadMs(db), processor: processor?.clockAheadMs() ?? null };
          metrics.clocksSeen(clocks);
          const [records, newspapers] = await Promise.all([seen(search.health()), seen(articles.health())]);
          return {
            records: records?.records ?? null,
            articles: newspapers?.articles ?? null,
            copyBehind: records?.stuck ?? null,
            degraded: [
              ...(records ? [] : NO_SEARCH),
              ...filesFaults(),
              ...clocksApart([
                { name: 'the database', aheadMs: clocks.database },
                { name: 'the payment processor', aheadMs: clocks.processor },
              ]),
            ],
          };
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
};
