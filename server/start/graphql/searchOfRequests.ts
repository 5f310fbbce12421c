import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { SearchCharge } from '#server/modules/kernel/graphql/searchCharge.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

type Outcome = 'ok' | 'failed' | 'aborted';

/** A way to time answers of a search engine. @param note - takes what was asked, how it ended and its seconds */
export function timedSearch<Kind extends string>(note: (kind: Kind, outcome: Outcome, seconds: number) => void) {
  return async <Answer>(kind: Kind, work: () => Promise<Answer>): Promise<Answer> => {
    const started = performance.now();
    const done = (outcome: Outcome) => note(kind, outcome, (performance.now() - started) / 1000);
    try {
      const answer = await work();
      done('ok');
      return answer;
    } catch (error) {
      done((error as Error).name === 'AbortError' ? 'aborted' : 'failed');
      throw error;
    }
  };
}

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

/** The search of articles for one request: what a document asks of it is bounded, and charged to its asker. */
export function limitedArticles(engine: ArticleSearch, charge: SearchCharge): ArticleSearch {
  return {
    search: async (query, page, signal) => {
      await charge();
      return engine.search(query, page, signal);
    },
    count: async (query, signal) => {
      await charge();
      return engine.count(query, signal);
    },
    find: async (query, signal) => {
      await charge();
      return engine.find(query, signal);
    },
    suggest: async (prefix, limit) => {
      await charge();
      return engine.suggest(prefix, limit);
    },
    update: () => engine.update(),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}

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
