import { statfs } from 'node:fs/promises';

import type { Settings } from '../config/readSettings.ts';
import type { Database } from '../db/database.ts';
import type { Health } from '../http/health.ts';
import type { Metrics } from '../http/metrics.ts';
import { siteHealthProbe } from '../http/siteHealthProbe.ts';
import type { SearchEngine } from '../search/SearchEngine.ts';

interface WatchedParts {
  db: Database;
  search: Pick<SearchEngine, 'health'>;
  settings: Pick<Settings, 'dataDir' | 'diskFreeMegabytes'>;
  metrics: Pick<Metrics, 'healthSeen'>;
}

/** Writes the one row of `health_write`. @throws Error when the database takes no writes. */
export async function writeHealth(db: Pick<Database, 'rows'>): Promise<void> {
  await db.rows('/* health.write */ INSERT INTO health_write (wrote_at) VALUES (now()) ON CONFLICT (is_only) DO UPDATE SET wrote_at = excluded.wrote_at');
}

/** From here on the site answers, for as long as it can search and write and its disk has room. Returns after the first look. */
export const watchHealth = (health: Health, { db, search, settings, metrics }: WatchedParts): Promise<void> =>
  health.watch(
    siteHealthProbe(
      {
        records: async () => {
          await db.one('/* health.database */ SELECT 1 AS up');
          return (await search.health()).records;
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
