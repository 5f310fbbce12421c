import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { within } from '#server/platform/threads/withTimeLimit.ts';

/** How old may be what the engine knows of closures. */
const MOST_AGE_MS = 10_000;
const PATIENCE_MS = 5_000;

/**
 * The engine, answering nothing by closures older than ten seconds: it first looks up what is closed, once for all who
 * wait. So a copy of the server that was paused and wakes, or is cut off from the database, shows no record that was
 * closed meanwhile.
 * @param clock - milliseconds that never go back, also while the process is paused; for tests
 * @returns an engine whose searches reject where that look fails or takes five seconds
 */
export function freshSearch(engine: SearchEngine, clock: () => number = () => performance.now()): SearchEngine {
  let knownAt = -Infinity;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const startedAt = clock();
    await engine.noticeClosures();
    knownAt = Math.max(knownAt, startedAt);
  }

  async function freshen(): Promise<void> {
    if (clock() - knownAt <= MOST_AGE_MS) return;
    looking ??= look().finally(() => (looking = null));
    await within(PATIENCE_MS, looking, 'What is closed could not be asked of the database.');
  }

  return {
    ...engine,
    search: async (query, signal) => (await freshen(), engine.search(query, signal)),
    count: async (queries, signal) => (await freshen(), engine.count(queries, signal)),
    find: async (queries, signal) => (await freshen(), engine.find(queries, signal)),
    suggest: async (field, prefix, limit) => (await freshen(), engine.suggest(field, prefix, limit)),
    noticeClosures: look,
  };
}
