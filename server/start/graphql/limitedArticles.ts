import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SearchCharge } from '#server/modules/kernel/graphql/searchCharge.ts';

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
