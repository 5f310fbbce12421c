import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

import { timedSearch } from './timedSearch.ts';

/** The search of articles with every search, count and suggestion timed. */
export function measuredArticles(engine: ArticleSearch, metrics: Pick<Metrics, 'articlesAnswered'>): ArticleSearch {
  const timed = timedSearch(metrics.articlesAnswered);
  return {
    search: (query, page, signal) => timed('search', () => engine.search(query, page, signal)),
    count: (query, signal) => timed('count', () => engine.count(query, signal)),
    find: (query, signal) => timed('count', () => engine.find(query, signal)),
    suggest: (prefix, limit) => timed('suggest', () => engine.suggest(prefix, limit)),
    update: () => engine.update(),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}
