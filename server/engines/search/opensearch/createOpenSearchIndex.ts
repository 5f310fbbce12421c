import { randomUUID } from 'node:crypto';

import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import { isHeldAsName, valueKey } from '#domain/records/core/valueKey.ts';
import type { HistoryMarks } from '#server/engines/historyMarks.ts';
import { Cluster, type ClusterSettings } from '#server/engines/opensearch/Cluster.ts';
import type { Layout } from '#server/engines/opensearch/IndexBuild.ts';
import { abortable } from '#server/engines/threads/abortable.ts';
import type { Log } from '#server/platform/config/log.ts';

import { cachedResolver } from '../columnar/build/cachedResolver.ts';
import { followIndex } from '../followIndex.ts';
import { POLL_MS } from '../followSets.ts';
import { explainRecords } from '../matching/explainRecords.ts';
import { generationKey } from '../publishing/copies.ts';
import type { Publishing } from '../publishing/publishReady.ts';
import type { RecordSource } from '../records/recordSource.ts';
import type { EngineFind } from '../SearchEngine.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import { isValueField, PATHS } from './format/fieldPaths.ts';
import { answerQuery, findQuery } from './query/answerQuery.ts';
import { exactCounts } from './query/countTerms.ts';
import { demandClause } from './query/demandClause.ts';
import { RecordStore } from './RecordStore.ts';

/** What the engine is opened with. */
export interface OpenSearchOptions {
  cluster: ClusterSettings;
  layout: Layout;
  source: RecordSource;
  /** How it takes part in publishing; left out, it follows what is published. */
  publishing?: Publishing;
  gazetteer: PlaceFinder;
  log: Log;
  /** How often new generations are looked for, in milliseconds. */
  pollMs?: number;
  /** How long records that no longer answer stay, in milliseconds. */
  keptMs?: number;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks;
}

/** An index with what only its operator and tests ask. */
export interface OpenSearchIndex extends SearchIndex {
  /** Has the next looks build a new index beside this one and switch to it. */
  rebuild: () => void;
}

/**
 * Searches in an OpenSearch cluster, 2.19 or 3.x: for sites that outgrow one machine. Copies of the site share what the
 * cluster holds and bring it up to date in the background; searches asked before that wait for it. Whatever the cluster
 * cannot answer whole is an error (SearchUnavailable).
 */
export async function createOpenSearchIndex({
  cluster: settings,
  layout,
  source,
  publishing,
  gazetteer,
  log,
  pollMs = POLL_MS,
  keptMs,
  marks,
}: OpenSearchOptions): Promise<OpenSearchIndex> {
  const cluster = await Cluster.open(settings);
  const resolver = cachedResolver(gazetteer);
  const store = new RecordStore({ cluster, layout, source, publishing, resolver, keptMs, marks, log });
  const following = followIndex({
    sync: (behind) => store.sync(behind),
    source,
    heldSets: () => store.sets,
    log,
    pollMs,
  });
  // Copies share the cluster: whichever has taken a generation in switches for all of them.
  const copy = publishing?.announce({
    id: randomUUID(),
    isWaited: false,
    log,
    state: () => ({
      holds: store.sets.map(generationKey),
      reading: store.taking?.key ?? null,
      rowsRead: store.taking?.rows ?? 0,
    }),
  });

  return {
    async answer(query, signal) {
      await following.whenReady(signal);
      return abortable(answerQuery({ cluster, view: store.view, ...following.open(query) }), signal);
    },
    async find(queries, signal) {
      const found: EngineFind[] = [];
      for await (const asked of following.portions(queries, signal)) {
        const { view } = store;
        for (const one of asked) found.push(await abortable(findQuery({ cluster, view, ...one }), signal));
      }
      return found;
    },
    explain: async (criteria, records) => explainRecords(criteria, records, resolver),
    async suggest(field, prefix, limit) {
      await following.whenReady();
      if (!isValueField(field) || limit === 0) return [];
      const { view } = store;
      const query = demandClause({ view, criteria: [], withheld: following.withheld([field]) }, { scored: false });
      const path = PATHS.values(field);
      const wanted = { path, prefix: valueKey(field, prefix), limit, areNames: isHeldAsName(field) };
      return (await exactCounts(cluster, view.records, query, [wanted], undefined)).get(path) ?? [];
    },
    publish: following.publish,
    noticeClosures: following.noticeClosures,
    async health() {
      if (!following.isReady()) return { isReady: false, records: 0, bytes: null, isAway: following.isAway() };
      const { view } = store;
      const query = demandClause({ view, criteria: [], withheld: [] }, { scored: false });
      // Red, out of reach or too slow: this copy cannot search.
      const answer = await cluster.search(view.records, { size: 0, track_total_hits: true, query }).catch(() => null);
      return { isReady: answer !== null, records: answer?.hits.total.value ?? 0, bytes: null };
    },
    async close() {
      store.close();
      await Promise.all([following.stop(), copy?.stop()]);
      await cluster.close();
    },
    rebuild: () => store.rebuild(),
  };
}
