import path from 'node:path';

import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import type { ArticleSearch, ArticleSource } from './articleSearch.ts';
import { createArticleSearch } from './createArticleSearch.ts';

interface Parts {
  settings: Pick<Settings, 'dataDir' | 'searchEngine' | 'openSearch'>;
  source: ArticleSource;
  log: Log;
}

/** The search of articles that the settings name: text segments under DATA_DIR/articles, or a cluster of OpenSearch, whose client is loaded only then. */
export async function openArticles({ settings: { dataDir, searchEngine, openSearch }, source, log }: Parts): Promise<ArticleSearch> {
  if (searchEngine !== 'opensearch' || !openSearch) return createArticleSearch({ folder: path.join(dataDir, 'articles'), source, log });
  const { createOpenSearchArticles } = await import('./opensearch/createOpenSearchArticles.ts');
  const { prefix, articleShards: shards, replicas, ...cluster } = openSearch;
  return createOpenSearchArticles({ cluster, layout: { prefix, shards, replicas }, source, log });
}
