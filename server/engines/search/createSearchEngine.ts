import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createPublishing } from './publishing/createPublishing.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { SearchEngine } from './SearchEngine.ts';
import { createSqlIndex } from './sql/createSqlIndex.ts';
import { withReasons } from './withReasons.ts';

interface Parts {
  db: Database;
  settings: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'searchEngine' | 'searchShards'>>;
  /** The one loadGazetteer gives; threads load it by themselves. */
  gazetteer: Gazetteer;
  log: Log;
}

/**
 * The engine the settings name: columnar, in threads, its files under DATA_DIR/search; or SQL, on the site's database or on
 * shards. Resolves as soon as stored segments are loaded; health tells when everything published is searchable, and
 * searches wait until then.
 */
export async function createSearchEngine({ db, settings, gazetteer, log }: Parts): Promise<SearchEngine> {
  const source = createRecordSource(db);
  const publishing = createPublishing(db);
  if (settings.searchEngine !== 'sql') {
    const index = await createColumnarIndex({ folder: path.join(settings.dataDir, 'search'), source, publishing, log });
    return withReasons(index, { source, gazetteer });
  }
  const shards = (settings.searchShards ?? []).map((connectionString) => openDatabase({ connectionString }, { log }));
  for (const shard of shards) await migrate(shard);
  const engine = withReasons(createSqlIndex({ shards: shards.length > 0 ? shards : [db], source, publishing, gazetteer, log }), { source, gazetteer });
  return {
    ...engine,
    async close() {
      await engine.close();
      for (const shard of shards) await shard.close();
    },
  };
}
