import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import type { WordSpan } from '#domain/newspapers/search/wordSpans.ts';
import { createArticleSearch } from '#server/engines/articles/createArticleSearch.ts';
import { createSharedIndex } from '#server/engines/articles/store/sharedIndex.ts';
import { createHistoryMarks } from '#server/engines/historyMarks.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { createDocumentSource } from './documentSource.ts';

/** Finds records by the words of their long documents. */
export interface Documents {
  /** Numbers of the records whose document a text in the query language of article search finds. */
  find(text: string, signal?: AbortSignal): Promise<readonly number[]>;
  /**
   * Where the words are in the documents of some of these, by record number; positions as articleWords.ts counts them.
   */
  passages(
    text: string,
    nos: readonly number[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<number, readonly WordSpan[]>>;
  /** Takes in what was published before the call. */
  update(): Promise<void>;
  close(): Promise<void>;
}

interface DocumentOptions {
  /** Where the index is; made when missing. */
  folder: string;
  db: Database;
  log: Log;
  /** Where copies of the site share what they build; null or left out: this one has no others, or builds for itself. */
  sharedFiles?: FileStore | null;
  /** How often changes are looked for, in milliseconds. */
  pollMs?: number;
}

const queryOf = (words: string): ArticleQuery => ({
  words,
  filters: {},
  order: 'oldest',
  withMisreadings: false,
  refused: [],
  facets: [],
});

/** Opens the index of long documents: the segments of article search over the texts of records. */
export async function createDocuments({
  folder,
  db,
  log,
  sharedFiles = null,
  pollMs,
}: DocumentOptions): Promise<Documents> {
  const copies = sharedFiles ? createSharedIndex({ db, files: sharedFiles, name: 'documents', log }) : undefined;
  const engine = await createArticleSearch({
    folder,
    source: createDocumentSource(db),
    log,
    copies,
    marks: createHistoryMarks(db),
    threads: 1,
    ...(pollMs !== undefined && { pollMs }),
  });
  return {
    find: (text, signal) => engine.find(queryOf(text), signal),
    async passages(text, nos, signal) {
      const { hits } = await engine.search(
        { ...queryOf(text), filters: { issue: nos.map(String) } },
        { offset: 0, limit: nos.length },
        signal,
      );
      return new Map(hits.map(({ no, spans }) => [no, spans]));
    },
    update: () => engine.update(),
    close: () => engine.close(),
  };
}
