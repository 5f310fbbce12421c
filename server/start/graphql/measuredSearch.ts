import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

/** The search engine with every search, count and suggestion timed. */
export function measuredSearch(engine: SearchEngine, metrics: Metrics): SearchEngine {
  const timed = async <Answer>(kind: 'search' | 'count' | 'find' | 'suggest', work: () => Promise<Answer>): Promise<Answer> => {
    const started = performance.now();
    const done = (outcome: 'ok' | 'failed' | 'aborted') => metrics.searchAnswered(kind, outcome, (performance.now() - started) / 1000);
    try {
      const answer = await work();
      done('ok');
      return answer;
    } catch (error) {
      done((error as Error).name === 'AbortError' ? 'aborted' : 'failed');
      throw error;
    }
  };
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
