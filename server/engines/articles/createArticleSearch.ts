import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import type { HistoryMarks } from '#server/engines/historyMarks.ts';
import { followSets, POLL_MS } from '#server/engines/search/followSets.ts';
import { ThreadPool } from '#server/engines/threads/ThreadPool.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { ArticleAnswer, ArticleFacetCount, ArticleSearch, ArticleSource } from './articleSearch.ts';
import type { ArticleTask, SharedSegment } from './messages.ts';
import { ArticleStore } from './store/ArticleStore.ts';
import type { SharedIndex } from './store/sharedIndex.ts';

/** What article search is opened with. */
export interface ArticleSearchOptions {
  /** Where segments are kept; made when missing. One process at a time. */
  folder: string;
  source: ArticleSource;
  log: Log;
  /** Where copies of the site share segments; left out, each builds its own. */
  copies?: SharedIndex | undefined;
  /** How it is noticed that the database was restored; left out, only by a lower number of change. */
  marks?: HistoryMarks | undefined;
  /** Threads that search. */
  threads?: number;
  /** How often changes are looked for, in milliseconds. */
  pollMs?: number;
}

/**
 * Opens the text segments of a folder and brings them up to the database in the background, from then on every two
 * seconds: what is added, corrected, closed or learned anywhere is noticed. Searches asked before the first look wait
 * for it. Threads are started when something is to be searched: a site without newspapers has none.
 */
export async function createArticleSearch({
  folder,
  source,
  log,
  copies,
  marks,
  threads = Math.min(2, availableParallelism()),
  pollMs = POLL_MS,
}: ArticleSearchOptions): Promise<ArticleSearch> {
  await mkdir(folder, { recursive: true });
  let view: Extract<ArticleTask, { kind: 'view' }> = { kind: 'view', segments: [], withheld: [] };
  let pool: ThreadPool<ArticleTask> | null = null;
  let isClosed = false;
  const startedPool = (): ThreadPool<ArticleTask> => {
    if (pool) return pool;
    if (isClosed) throw new Error('The article search is closed');
    pool = new ThreadPool<ArticleTask>('articleWorker', threads, log);
    pool.show(view);
    return pool;
  };
  const show = (segments: readonly SharedSegment[], withheld: readonly number[]) => {
    view = { kind: 'view', segments, withheld };
    if (pool) pool.show(view);
    // The first search of a site with newspapers need not wait for threads to start.
    else if (segments.length > 0 && !isClosed) startedPool();
  };
  const store = new ArticleStore({ folder, source, log, copies, marks, onChange: show });
  await store.open();
  const follower = followSets((behind) => store.sync(behind), { log, pollMs });
  const closures = followSets(() => store.syncWithheld(), { log, pollMs });
  const lessons = followSets(() => store.syncLesson(), { log, pollMs });

  return {
    async search(query, page, signal) {
      await follower.whenReady(signal);
      return startedPool().ask<ArticleAnswer>({ kind: 'search', query, page }, signal);
    },
    async count(query, signal) {
      await follower.whenReady(signal);
      return startedPool().ask<number>({ kind: 'count', query }, signal);
    },
    async find(query, signal) {
      await follower.whenReady(signal);
      return startedPool().ask<number[]>({ kind: 'find', query }, signal);
    },
    async suggest(prefix, limit) {
      await follower.whenReady();
      return startedPool().ask<ArticleFacetCount[]>({ kind: 'suggest', prefix, limit });
    },
    update: async () => {
      await closures.look();
      await follower.look();
      await lessons.look();
    },
    health: async () => ({ isReady: follower.isReady(), articles: store.articles, bytes: store.bytes }),
    async close() {
      isClosed = true;
      const stopped = Promise.all([follower.stop(), closures.stop(), lessons.stop()]);
      // A build under way is given up.
      await store.close();
      await stopped;
      await pool?.close();
    },
  };
}
