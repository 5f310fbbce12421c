import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { createHistoryMarks } from '#server/engines/historyMarks.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { districtGazetteer } from '../gazetteer/districtGazetteer.ts';
import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createSharedBuilds } from './columnar/store/sharedBuilds.ts';
import { type Follower, followSets, POLL_MS } from './followSets.ts';
import type { OpenSearchOptions } from './opensearch/createOpenSearchIndex.ts';
import { createPublishing, type Publishing } from './publishing/publishReady.ts';
import { createRecordSource } from './records/recordSource.ts';
import { presentNames } from './records/setNames.ts';
import type { SearchEngine, Criterion } from './SearchEngine.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { withReasons } from './withReasons.ts';

const isOfSets = (criterion: Criterion): criterion is Extract<Criterion, { kind: 'facet' }> =>
  criterion.kind === 'facet' && criterion.field === 'DatasetName';

/** An engine that finds a record set by the names it had before, too: saved searches, links and diaries hold them. */
function withPresentNames(engine: SearchEngine, db: Pick<Database, 'rows'>): SearchEngine {
  async function calledNow<Query extends { criteria: readonly Criterion[] }>(
    queries: readonly Query[],
  ): Promise<readonly Query[]> {
    const named = queries.flatMap(({ criteria }) => criteria.filter(isOfSets).flatMap(({ values }) => values));
    const present = named.length === 0 ? new Map<string, string>() : await presentNames(db, named);
    if (present.size === 0) return queries;
    const now = (criterion: Criterion): Criterion =>
      isOfSets(criterion)
        ? { ...criterion, values: criterion.values.map((value) => present.get(value.toLowerCase()) ?? value) }
        : criterion;
    return queries.map((query) => ({ ...query, criteria: query.criteria.map(now) }));
  }

  return {
    ...engine,
    async search(query, signal) {
      const [asked = query] = await calledNow([query]);
      return engine.search(asked, signal);
    },
    count: async (queries, signal) => engine.count(await calledNow(queries), signal),
    find: async (queries, signal) => engine.find(await calledNow(queries), signal),
  };
}

interface Parts {
  db: Database;
  settings: Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'openSearch'>>;
  /** The one loadGazetteer gives; threads load it by themselves. */
  gazetteer: Gazetteer;
  log: Log;
  /** Where copies of the site share what they build; null or left out: this one has no others, or builds for itself. */
  sharedFiles?: FileStore | null;
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

async function openCluster(
  { prefix, shards, replicas, articleShards: _others, ...cluster }: NonNullable<Settings['openSearch']>,
  parts: Omit<OpenSearchOptions, 'cluster' | 'layout'>,
): Promise<SearchIndex> {
  const { createOpenSearchIndex } = await import('./opensearch/createOpenSearchIndex.ts');
  return createOpenSearchIndex({ ...parts, cluster, layout: { prefix, shards, replicas } });
}

/**
 * The engine the settings name: columnar, in threads, its files under DATA_DIR/search; or a cluster of OpenSearch,
 * whose client is loaded only then. Resolves as soon as stored segments are loaded; health reports when everything
 * published is searchable, and searches wait until then.
 */
export async function createSearchEngine({
  db,
  settings: { dataDir, openSearch },
  gazetteer: places,
  log,
  sharedFiles = null,
}: Parts): Promise<SearchEngine> {
  const source = createRecordSource(db);
  const { gazetteer, sync } = districtGazetteer(db, places);
  const districts = followSets(sync, { log, pollMs: POLL_MS });
  const publishing = followedPublishing(createPublishing(db), districts);
  const parts = { source, publishing, gazetteer, log, marks: createHistoryMarks(db) };
  const shared = sharedFiles ? createSharedBuilds({ db, files: sharedFiles, log }) : undefined;
  const index = await (openSearch
    ? openCluster(openSearch, parts)
    : createColumnarIndex({ ...parts, shared, folder: path.join(dataDir, 'search') }));
  return withPresentNames(followed(withReasons(index, { source, gazetteer }), districts), db);
}
