import { statfs } from 'node:fs/promises';

import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Health } from '#server/platform/http/health.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { siteHealthProbe } from '#server/platform/http/siteHealthProbe.ts';

interface WatchedParts {
  db: Database;
  search: Pick<SearchEngine, 'health'>;
  articles: Pick<ArticleSearch, 'health'>;
  settings: Pick<Settings, 'dataDir' | 'diskFreeMegabytes'>;
  metrics: Pick<Metrics, 'healthSeen'>;
}

/** Writes the one row of `health_write`. @throws Error when the database takes no writes. */
export async function writeHealth(db: Pick<Database, 'rows'>): Promise<void> {
  await db.rows('/* health.write */ INSERT INTO health_write (wrote_at) VALUES (now()) ON CONFLICT (is_only) DO UPDATE SET wrote_at = excluded.wrote_at');
}

/** From here on the site answers, for as long as it can search and write and its disk has room. Returns after the first look. */
export const watchHealth = (health: Health, { db, search, articles, settings, metrics }: WatchedParts): Promise<void> =>
  health.watch(
    siteHealthProbe(
      {
        search: async () => {
          await db.one('/* health.database */ SELECT 1 AS up');
          const { records, stuck } = await search.health();
          const newspapers = await articles.health();
          return { records, articles: newspapers.isReady ? newspapers.articles : null, copyBehind: stuck ?? null };
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
