import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { SearchCharge } from '#server/modules/kernel/graphql/searchCharge.ts';

/**
 * Searches that may be counted at once. Counting is a part of the work of searching: so many cost what one search
 * costs.
 */
const MOST_COUNTED = 60;

/** The search engine for one request: what a document asks of it is bounded, and charged to its asker. */
export function limitedSearch(engine: SearchEngine, charge: SearchCharge): SearchEngine {
  return {
    gazetteer: engine.gazetteer,
    search: async (query, signal) => {
      await charge();
      return engine.search(query, signal);
    },
    count: async (queries, signal) => {
      await charge();
      if (queries.length > MOST_COUNTED) throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
      return engine.count(queries, signal);
    },
    find: async (queries, signal) => {
      await charge();
      if (queries.length > MOST_COUNTED) throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
      return engine.find(queries, signal);
    },
    suggest: async (field, prefix, limit) => {
      await charge();
      return engine.suggest(field, prefix, limit);
    },
    publish: (recordSetId) => engine.publish(recordSetId),
    noticeClosures: () => engine.noticeClosures(),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}
