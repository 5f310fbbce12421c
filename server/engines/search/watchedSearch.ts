import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';

/** A search engine for readers, and how long no one has asked it anything. */
export interface WatchedSearch {
  search: SearchEngine;
  /** Milliseconds since a reader's last question was answered; 0 while one waits, without end before the first. */
  sinceSearch: () => number;
}

/** Watches when readers search, so that background work can keep out of their way. */
export function watchedSearch(engine: SearchEngine): WatchedSearch {
  let waiting = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  async function watched<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    waiting += 1;
    try {
      return await work();
    } finally {
      waiting -= 1;
      answeredAt = performance.now();
    }
  }
  return {
    search: {
      ...engine,
      search: (query, signal) => watched(() => engine.search(query, signal)),
      count: (queries, signal) => watched(() => engine.count(queries, signal)),
      suggest: (field, prefix, limit) => watched(() => engine.suggest(field, prefix, limit)),
    },
    sinceSearch: () => (waiting > 0 ? 0 : performance.now() - answeredAt),
  };
}
