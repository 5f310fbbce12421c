import { mkdir } from 'node:fs/promises';
import { availableParallelism, hostname } from 'node:os';
import path from 'node:path';

import { hasPlace } from '#domain/records/core/fieldsBehind.ts';
import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import type { HistoryMarks } from '#server/engines/historyMarks.ts';
import { ThreadPool } from '#server/engines/threads/ThreadPool.ts';
import type { Log } from '#server/platform/config/log.ts';

import { followIndex } from '../followIndex.ts';
import { POLL_MS } from '../followSets.ts';
import { explainRecords, fieldsJudged } from '../matching/explainRecords.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import type { RawAnswer } from '../matching/planQuery.ts';
import type { Publishing } from '../publishing/publishReady.ts';
import type { RecordSource } from '../records/recordSource.ts';
import type { EngineFind, EngineHit, FacetCount } from '../SearchEngine.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import type { Task } from './messages.ts';
import { IndexStore } from './store/IndexStore.ts';
import type { SharedBuilds } from './store/sharedBuilds.ts';

/** What the columnar index is opened with. */
export interface ColumnarOptions {
  /** Where segments are kept; made when missing. One process at a time. */
  folder: string;
  source: RecordSource;
  /** How it takes part in publishing; left out, it follows what is published. */
  publishing?: Publishing;
  /** Where copies of the site share segments; left out, each builds its own. */
  shared?: SharedBuilds | undefined;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks | undefined;
  log: Log;
  /** Threads that search; at least two, so that one broad query does not hold up the others. */
  threads?: number;
  /** How often new generations are looked for, in milliseconds. */
  pollMs?: number;
}

/** For records of which no place is looked at. */
const NO_PLACES: PlaceFinder = { resolve: () => null, regionOf: () => null, insideOf: () => [], byId: () => null };

/**
 * Names, years and values of a page are compared in less time than handing them to a thread takes; places and words of
 * whole records are not.
 */
const isQuickToExplain = (criteria: readonly PlannedCriterion[]): boolean => {
  const judged = fieldsJudged(criteria);
  return judged !== undefined && ![...judged].some(hasPlace);
};

const threadsHere = (): number => Math.min(4, Math.max(2, availableParallelism()));

/**
 * Opens the index of a folder and brings it up to the published sets in the background: what is damaged or missing is
 * built again. Searches asked before that wait for it. Every copy of the server has a folder of its own and looks for
 * new generations by itself.
 */
export async function createColumnarIndex({
  folder,
  source,
  publishing,
  shared,
  marks,
  log,
  threads = threadsHere(),
  pollMs = POLL_MS,
}: ColumnarOptions): Promise<SearchIndex> {
  await mkdir(folder, { recursive: true });
  const pool = new ThreadPool<Task>('searchWorker', threads, log);
  pool.show({ kind: 'view', segments: [] });
  const store: IndexStore = new IndexStore({
    folder,
    source,
    shared,
    marks,
    log,
    onChange: (segments) => pool.show({ kind: 'view', segments }),
    publishing: publishing && {
      ready: publishing.ready,
      publish: async (key) => {
        await copy?.tell();
        return publishing.publish(key);
      },
    },
  });
  await store.open();
  // By its folder: the copy that starts again after a crash is the same one, and nothing waits for the old one.
  const id = `${hostname()}:${path.resolve(folder)}`;
  const copy = publishing?.announce({
    id,
    isWaited: true,
    state: () => ({ holds: store.held, reading: store.taking?.key ?? null, rowsRead: store.taking?.rows ?? 0 }),
    log,
  });
  await copy?.tell();

  const following = followIndex({
    sync: (behind) => store.sync(behind),
    source,
    heldSets: () => store.sets,
    log,
    pollMs,
  });

  return {
    async answer(query, signal) {
      await following.whenReady(signal);
      return pool.ask<RawAnswer>({ kind: 'search', ...following.open(query) }, signal);
    },
    async find(queries, signal) {
      const found: EngineFind[] = [];
      for await (const asked of following.portions(queries, signal))
        found.push(...(await pool.ask<EngineFind[]>({ kind: 'find', asked }, signal)));
      return found;
    },
    explain: async (criteria, records, signal) =>
      isQuickToExplain(criteria)
        ? explainRecords(criteria, records, NO_PLACES)
        : pool.ask<EngineHit[]>({ kind: 'explain', criteria, records }, signal),
    async suggest(field, prefix, limit) {
      await following.whenReady();
      return pool.ask<FacetCount[]>({ kind: 'suggest', field, prefix, limit, withheld: following.withheld([field]) });
    },
    publish: following.publish,
    noticeClosures: following.noticeClosures,
    health: async () => ({
      isReady: following.isReady(),
      records: store.records,
      bytes: store.bytes,
      stuck: copy?.stuck() ?? null,
    }),
    async close() {
      const stopped = Promise.all([following.stop(), copy?.stop()]);
      // A build under way is given up.
      await store.close();
      await stopped;
      await pool.close();
    },
  };
}
