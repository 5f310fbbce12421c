import path from 'node:path';

import { createHistoryMarks } from '#server/engines/historyMarks.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import type { ArticleSearch, ReadableSource } from './articleSearch.ts';
import { createArticleSearch } from './createArticleSearch.ts';
import { createSharedIndex } from './store/sharedIndex.ts';

interface Parts {
  settings: Pick<Settings, 'dataDir' | 'openSearch'>;
  db: Database;
  source: ReadableSource;
  log: Log;
  /** Where copies of the site share what they build; null: this one has no others, or builds for itself. */
  sharedFiles: FileStore | null;
}

/**
 * The search of articles that the settings name: text segments under DATA_DIR/articles, or a cluster of OpenSearch,
 * whose client is loaded only then.
 */
export async function openArticles({
  settings: { dataDir, openSearch },
  db,
  source,
  log,
  sharedFiles,
}: Parts): Promise<ArticleSearch> {
  if (!openSearch) {
    const copies = sharedFiles ? createSharedIndex({ db, files: sharedFiles, name: 'articles', log }) : undefined;
    return createArticleSearch({
      folder: path.join(dataDir, 'articles'),
      source,
      log,
      copies,
      marks: createHistoryMarks(db),
    });
  }
  const { createOpenSearchArticles } = await import('./opensearch/createOpenSearchArticles.ts');
  const { prefix, articleShards: shards, replicas, ...cluster } = openSearch;
  return createOpenSearchArticles({
    cluster,
    layout: { prefix, shards, replicas },
    source,
    log,
    marks: createHistoryMarks(db),
  });
}
