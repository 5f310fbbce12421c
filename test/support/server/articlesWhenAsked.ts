import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import { createArticleSearch } from '#server/engines/articles/createArticleSearch.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Searches look for changes themselves: none is missed, and nothing is waited for. */
const NEVER_MS = 3_600_000;

/**
 * The real search of articles over the newspapers of a test's database. It is opened by the first question after there
 * are articles, so that tests of other things do not pay for it, and is brought up to date before each question.
 */
export function articlesWhenAsked(db: Database): ArticleSearch {
  let opened: Promise<{ engine: ArticleSearch; folder: string }> | null = null;
  const open = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muniment-test-articles-'));
    return {
      folder,
      engine: await createArticleSearch({
        folder,
        source: createArticleSource(db),
        log: silentLog,
        threads: 1,
        pollMs: NEVER_MS,
      }),
    };
  };
  const engine = async (): Promise<ArticleSearch | null> => {
    const hasArticles =
      opened !== null || (await db.one('/* test.hasArticles */ SELECT 1 FROM newspaper_article LIMIT 1')) !== null;
    if (!hasArticles) return null;
    const search = (await (opened ??= open())).engine;
    await search.update();
    return search;
  };
  const noCoverage = { articles: 0, issues: 0, titles: 0, firstDay: null, lastDay: null };
  return {
    search: async (query, page, signal) =>
      (await engine())?.search(query, page, signal) ?? {
        hits: [],
        total: 0,
        facets: {},
        words: [],
        coverage: noCoverage,
        faults: readWords(query.words).faults,
      },
    count: async (query, signal) => (await engine())?.count(query, signal) ?? 0,
    find: async (query, signal) => (await engine())?.find(query, signal) ?? [],
    suggest: async (prefix, limit) => (await engine())?.suggest(prefix, limit) ?? [],
    update: async () => void (await engine()),
    health: async () => (await engine())?.health() ?? { isReady: true, articles: 0, bytes: 0 },
    async close() {
      const made = await opened;
      await made?.engine.close();
      if (made) rmSync(made.folder, { recursive: true, force: true });
    },
  };
}
