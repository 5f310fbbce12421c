import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

import { timedSearch } from './timedSearch.ts';

/** The search engine with every search, count and suggestion timed. */
export function measuredSearch(engine: SearchEngine, metrics: Metrics): SearchEngine {
  const timed = timedSearch(metrics.searchAnswered);
  return {
    gazetteer: engine.gazetteer,
    search: (query, signal) => timed('search', () => engine.search(query, signal)),
    count: (queries, signal) => timed('count', () => engine.count(queries, signal)),
    find: (queries, signal) => timed('find', () => engine.find(queries, signal)),
    suggest: (field, prefix, limit) => timed('suggest', () => engine.suggest(field, prefix, limit)),
    publish: (recordSetId) => engine.publish(recordSetId),
    noticeClosures: () => engine.noticeClosures(),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}
