import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { districtGazetteer } from '../gazetteer/districtGazetteer.ts';
import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createHistoryMarks } from '#server/engines/historyMarks.ts';
import { createSharedBuilds } from './columnar/store/sharedBuilds.ts';
import { type Follower, followSets, POLL_MS } from './followSets.ts';
import { createPublishing, type Publishing } from './publishing/createPublishing.ts';
import { createRecordSource, type RecordSource } from './records/recordSource.ts';
import type { SearchEngine } from './SearchEngine.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { createSqlIndex } from './sql/createSqlIndex.ts';
import { withPresentNames } from './withPresentNames.ts';
import { withReasons } from './withReasons.ts';

interface Parts {
  db: Database;
  settings: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'searchEngine' | 'searchShards' | 'openSearch'>>;
  /** The one loadGazetteer gives; threads load it by themselves. */
  gazetteer: Gazetteer;
  log: Log;
  /** Where copies of the site share what they build; null or left out: this one has no others, or builds for itself. */
  sharedFiles?: FileStore | null;
}

/** What an index is opened with, whichever it is. */
interface IndexParts {
  source: RecordSource;
  publishing: Publishing;
  gazetteer: Gazetteer;
  log: Log;
}

/** What is published is known to the districts at once, not at their next look. */
const followedPublishing = (publishing: Publishing, districts: Follower): Publishing => ({
  ...publishing,
  async publish(key) {
    const isPublished = await publishing.publish(key);
    // A failed look is repeated, and logged then.
    if (isPublished) districts.look().catch(() => undefined);
    return isPublished;
  },
});

/** An engine that answers, is ready and has taken in what was published once the districts have. */
const followed = (engine: SearchEngine, districts: Follower): SearchEngine => ({
  ...engine,
  async search(query, signal) {
    await districts.whenReady(signal);
    return engine.search(query, signal);
  },
  async count(queries, signal) {
    await districts.whenReady(signal);
    return engine.count(queries, signal);
  },
  async find(queries, signal) {
    await districts.whenReady(signal);
    return engine.find(queries, signal);
  },
  async publish(recordSetId) {
    await Promise.all([engine.publish(recordSetId), districts.look()]);
  },
  async health() {
    const health = await engine.health();
    return { ...health, isReady: health.isReady && districts.isReady() };
  },
  async close() {
    await Promise.all([engine.close(), districts.stop()]);
  },
});

async function openSqlIndex(db: Database, addresses: readonly string[], parts: IndexParts): Promise<SearchIndex> {
  const shards = addresses.map((connectionString) => openDatabase({ connectionString }, { log: parts.log }));
  for (const shard of shards) await migrate(shard);
  const index = createSqlIndex({ ...parts, shards: shards.length > 0 ? shards : [db] });
  return {
    ...index,
    async close() {
      await index.close();
      for (const shard of shards) await shard.close();
    },
  };
}

async function openIndex(
  db: Database,
  { dataDir, searchEngine, searchShards = [], openSearch }: Parts['settings'],
  parts: IndexParts,
  sharedFiles: FileStore | null,
): Promise<SearchIndex> {
  if (searchEngine === 'opensearch' && openSearch) {
    const { createOpenSearchIndex } = await import('./opensearch/createOpenSearchIndex.ts');
    const { prefix, shards, replicas, articleShards: _others, ...cluster } = openSearch;
    return createOpenSearchIndex({
      ...parts,
      cluster,
      layout: { prefix, shards, replicas },
      marks: createHistoryMarks(db),
    });
  }
  if (searchEngine === 'sql') return openSqlIndex(db, searchShards, parts);
  return createColumnarIndex({
    ...parts,
    folder: path.join(dataDir, 'search'),
    marks: createHistoryMarks(db),
    ...(sharedFiles && { shared: createSharedBuilds({ db, files: sharedFiles, log: parts.log }) }),
  });
}

/**
 * The engine the settings name: columnar, in threads, its files under DATA_DIR/search; SQL, on the site's database or
 * on shards; or a cluster of OpenSearch, whose client is loaded only then. Resolves as soon as stored segments are
 * loaded; health reports when everything published is searchable, and searches wait until then.
 */
export async function createSearchEngine({
  db,
  settings,
  gazetteer: places,
  log,
  sharedFiles = null,
}: Parts): Promise<SearchEngine> {
  const source = createRecordSource(db);
  const { gazetteer, sync } = districtGazetteer(db, places);
  const districts = followSets(sync, { log, pollMs: POLL_MS });
  const publishing = followedPublishing(createPublishing(db), districts);
  const index = await openIndex(db, settings, { source, publishing, gazetteer, log }, sharedFiles);
  return withPresentNames(followed(withReasons(index, { source, gazetteer }), districts), db);
}
