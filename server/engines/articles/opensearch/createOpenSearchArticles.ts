import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import type { HistoryMarks } from '#server/engines/historyMarks.ts';
import { Cluster, type ClusterSettings } from '#server/engines/opensearch/Cluster.ts';
import type { Layout } from '#server/engines/opensearch/IndexBuild.ts';
import { followSets, POLL_MS } from '#server/engines/search/followSets.ts';
import { abortable } from '#server/engines/threads/abortable.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { ArticleSearch, ReadableSource } from '../articleSearch.ts';
import { type ArticleMoment, ArticleMoments } from './ArticleMoments.ts';
import {
  answerClusterArticles,
  type ArticlesAsked,
  countClusterArticles,
  findClusterArticles,
} from './query/answerClusterArticles.ts';
import { suggestClusterWords } from './query/suggestClusterWords.ts';

/** What the engine is opened with. */
export interface OpenSearchArticleOptions {
  cluster: ClusterSettings;
  layout: Layout;
  /** What kind of texts, as it is part of the names of indices. */
  name?: string;
  source: ReadableSource;
  log: Log;
  /** Articles whose misreadings are worked out together, and after which it is noted how far a filling came. */
  portion?: number;
  /** How often changes are looked for, in milliseconds. */
  pollMs?: number;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks;
}

/** An engine with what only its operator and tests ask. */
export interface OpenSearchArticles extends ArticleSearch {
  /** Has the next looks build a new index beside this one and switch to it. */
  rebuild: () => void;
}

/**
 * Searches articles in an OpenSearch cluster, 2.19 or 3.x. Copies of the site share what the cluster holds, and one of
 * them at a time brings it up to the database; searches asked before that wait for it. Whatever the cluster cannot
 * answer whole is an error (SearchUnavailable).
 */
export async function createOpenSearchArticles({
  cluster: settings,
  layout,
  name = 'articles',
  source,
  log,
  portion,
  pollMs = POLL_MS,
  marks,
}: OpenSearchArticleOptions): Promise<OpenSearchArticles> {
  const cluster = await Cluster.open(settings);
  const moments = new ArticleMoments({ cluster, layout, name, source, portion, log, marks });
  const follower = followSets((behind) => moments.sync(behind), { log, pollMs });
  const closures = followSets(() => moments.syncWithheld(), { log, pollMs });
  const builds = followSets(() => moments.syncBuilds(), { log, pollMs });

  const ask = async <Answer>(
    query: ArticleQuery,
    run: (asked: ArticlesAsked) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    await follower.whenReady(signal);
    return abortable(
      moments.ask((moment) => run({ cluster, source, moment, withheld: moments.withheldFrom(moment), query })),
      signal,
    );
  };
  /** Articles that can be found, and their bytes; red, out of reach or too slow: none. */
  const measure = async ({ build, held }: ArticleMoment): Promise<number> => {
    await cluster.search(held, { size: 0 });
    const answer = await cluster.ask<{ _all: { primaries: { store: { size_in_bytes: number } } } }>(
      'GET',
      `/${build.main},${build.words}/_stats/store`,
    );
    return answer?._all.primaries.store.size_in_bytes ?? 0;
  };

  return {
    search: (query, page, signal) => ask(query, (asked) => answerClusterArticles(asked, page), signal),
    count: (query, signal) => ask(query, countClusterArticles, signal),
    find: (query, signal) => ask(query, findClusterArticles, signal),
    async suggest(prefix, limit) {
      await follower.whenReady();
      return moments.ask((moment) => suggestClusterWords(cluster, moment, moments.withheldFrom(moment), prefix, limit));
    },
    update: async () => {
      await closures.look();
      await follower.look();
      await builds.look();
    },
    async health() {
      const bytes = follower.isReady() ? await moments.ask(measure).catch(() => null) : null;
      return { isReady: bytes !== null, articles: moments.articles, bytes: bytes ?? 0 };
    },
    async close() {
      const stopped = Promise.all([follower.stop(), closures.stop(), builds.stop()]);
      await moments.close();
      await stopped;
      await cluster.close();
    },
    rebuild: () => moments.rebuild(),
  };
}
