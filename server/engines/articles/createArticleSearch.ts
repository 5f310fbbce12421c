import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import type { Log } from '#server/platform/config/log.ts';
import { ThreadPool } from '#server/engines/search/columnar/threads/ThreadPool.ts';
import { followSets, POLL_MS } from '#server/engines/search/followSets.ts';

import type { ArticleAnswer, ArticleFacetCount, ArticleSearch, ArticleSource } from './articleSearch.ts';
import { ArticleStore } from './store/ArticleStore.ts';
import type { ArticleTask } from './threads/messages.ts';

/** What article search is opened with. */
export interface ArticleSearchOptions {
  /** Where segments are kept; made when missing. One process at a time. */
  folder: string;
  source: ArticleSource;
  log: Log;
  /** Threads that search. */
  threads?: number;
  /** How often changes are looked for, in milliseconds. */
  pollMs?: number;
}

/**
 * Opens the text segments of a folder and brings them up to the database in the background, from then on every two seconds:
 * what is added, corrected or closed anywhere is noticed. Searches asked before the first look wait for it.
 */
export async function createArticleSearch({ folder, source, log, threads = Math.min(2, availableParallelism()), pollMs = POLL_MS }: ArticleSearchOptions): Promise<ArticleSearch> {
  await mkdir(folder, { recursive: true });
  const pool = new ThreadPool<ArticleTask>(threads, log, 'articleWorker');
  const store = new ArticleStore({ folder, source, log, onChange: (segments, withheld) => pool.show({ kind: 'view', segments, withheld }) });
  await store.open();
  const follower = followSets(() => store.sync(), { log, pollMs });
  const closures = followSets(() => store.syncWithheld(), { log, pollMs });

  return {
    async search(query, page, signal) {
      await follower.whenReady(signal);
      return pool.ask<ArticleAnswer>({ kind: 'search', query, page }, signal);
    },
    async count(query, signal) {
      await follower.whenReady(signal);
      return pool.ask<number>({ kind: 'count', query }, signal);
    },
    async suggest(prefix, limit) {
      await follower.whenReady();
      return pool.ask<ArticleFacetCount[]>({ kind: 'suggest', prefix, limit });
    },
    update: async () => {
      await closures.look();
      await follower.look();
    },
    health: async () => ({ isReady: follower.isReady(), articles: store.articles, bytes: store.bytes }),
    async close() {
      const stopped = Promise.all([follower.stop(), closures.stop()]);
      // A build under way is given up.
      await store.close();
      await stopped;
      await pool.close();
    },
  };
}
