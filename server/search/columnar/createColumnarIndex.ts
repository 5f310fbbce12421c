import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import type { Log } from '../../config/log.ts';
import { abortable } from '../abortable.ts';
import type { RawAnswer } from '../matching/plannedQuery.ts';
import type { RecordSource } from '../records/recordSource.ts';
import type { EngineHit, FacetCount } from '../SearchEngine.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import { IndexStore } from './store/IndexStore.ts';
import { ThreadPool } from './threads/ThreadPool.ts';

/** What the columnar index is opened with. */
export interface ColumnarOptions {
  /** Where segments are kept; made when missing. One process at a time. */
  folder: string;
  source: RecordSource;
  log: Log;
  /** Threads that search; at least two, so that one broad query does not hold up the others. */
  threads?: number;
  /** How often new generations are looked for, in milliseconds. */
  pollMs?: number;
}

const POLL_MS = 2_000;
const threadsHere = (): number => Math.min(4, Math.max(2, availableParallelism()));

/**
 * Opens the index of a folder and brings it up to the published sets in the background: what is damaged or missing is
 * built again. Searches asked before that wait for it. Every copy of the server has a folder of its own and looks for new
 * generations by itself.
 */
export async function createColumnarIndex({ folder, source, log, threads = threadsHere(), pollMs = POLL_MS }: ColumnarOptions): Promise<SearchIndex> {
  await mkdir(folder, { recursive: true });
  const pool = new ThreadPool(threads, log);
  const store = new IndexStore({ folder, source, log, onChange: (segments) => pool.show(segments) });
  await store.open();

  let isReady = false;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();
  /** Brings the index up to date, one run after the other. */
  const sync = (): Promise<void> => {
    const run = turn.catch(() => undefined).then(() => (isClosed ? undefined : store.sync()));
    turn = run;
    return run.then(() => {
      isReady = true;
    });
  };

  let timer: NodeJS.Timeout | undefined;
  let announceReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const poll = (): void => {
    sync()
      .then(announceReady, (error: unknown) => {
        if (!isClosed) log.error({ code: (error as { code?: string }).code ?? (error as Error).name }, 'the search index could not be brought up to date');
      })
      .finally(() => {
        if (!isClosed) timer = setTimeout(poll, pollMs).unref();
      });
  };
  poll();

  const whenReady = (signal?: AbortSignal): Promise<void> => {
    if (isReady) return Promise.resolve();
    return abortable(ready, signal);
  };

  return {
    async answer(query, signal) {
      await whenReady(signal);
      return pool.ask<RawAnswer>({ kind: 'search', query }, signal);
    },
    explain: (criteria, records, signal) => pool.ask<EngineHit[]>({ kind: 'explain', criteria, records }, signal),
    async suggest(field, prefix, limit) {
      await whenReady();
      return pool.ask<FacetCount[]>({ kind: 'suggest', field, prefix, limit });
    },
    // Whatever set is named, everything that changed is taken in: two sets published together arrive together.
    publish: () => sync(),
    health: async () => ({ isReady, records: store.records, bytes: store.bytes }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await store.close();
      await turn.catch(() => undefined);
      await pool.close();
    },
  };
}

