import type { SearchEngine } from '../search/SearchEngine.ts';
import { rateLimited, refusal } from './refusal.ts';

/** Searches and completions one request may ask for; the site's own pages ask for two at most. */
export const MOST_SEARCHES = 6;
/** Searches that may be counted at once. Counting is a part of the work of searching: so many cost what one search costs. */
export const MOST_COUNTED = 60;

/**
 * The search engine for one request: what a document asks of it is bounded, whatever aliases it is written with, and
 * counts towards what its asker may search.
 *
 * @param take - counts one search; null to go on, else seconds to wait.
 */
export function limitedSearch(engine: SearchEngine, take: () => Promise<number | null>): SearchEngine {
  let asked = 0;
  const allow = async (): Promise<void> => {
    asked += 1;
    if (asked > MOST_SEARCHES) throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
    const retryAfterSeconds = await take();
    if (retryAfterSeconds !== null) throw rateLimited('There were too many searches in a short time.', retryAfterSeconds);
  };
  return {
    search: async (query, signal) => {
      await allow();
      return engine.search(query, signal);
    },
    count: async (queries, signal) => {
      await allow();
      if (queries.length > MOST_COUNTED) throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
      return engine.count(queries, signal);
    },
    suggest: async (field, prefix, limit) => {
      await allow();
      return engine.suggest(field, prefix, limit);
    },
    publish: (recordSetId) => engine.publish(recordSetId),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}
