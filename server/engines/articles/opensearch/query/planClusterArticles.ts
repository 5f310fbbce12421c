import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { Asked, WordsFault } from '#domain/newspapers/search/wordsQuery.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';

import { planParts, wordsOf } from '../../query/planParts.ts';
import { isRead, QueryReadings } from '../../query/QueryReadings.ts';
import type { ArticleMoment } from '../ArticleMoments.ts';
import { AskedClauses, type ClusterAsked, clusterAsked, MOST_EXPANDED, MOST_PARTS } from './clusterAsked.ts';
import { clusterReadings, countPatterns } from './clusterReadings.ts';

/** A query as it was read, with what its words are found by. */
export interface ClusterPlan {
  all: readonly (readonly ClusterAsked[])[];
  none: readonly ClusterAsked[];
  clauses: AskedClauses;
  /** What of it was planned, for the places in a text. */
  asked: readonly (readonly Asked[])[];
  /** Nothing of what was typed could be understood, or searched for. */
  isNothing: boolean;
  faults: readonly WordsFault[];
  /** Words that chips are made of. */
  words: readonly string[];
  /** What words were also read as. */
  readings: QueryReadings;
}

/** Patterns inside a phrase or near/, whose every meaning is looked for by itself. */
const patternsOf = (asked: Asked): string[] =>
  asked.kind === 'phrase' && asked.words.length === 1
    ? []
    : wordsOf(asked)
        .map(({ word }) => word)
        .filter(hasWildcard);

/** Looks up what the words of a query are found by in the archive as it is at a moment. */
export async function planClusterArticles(
  cluster: Cluster,
  moment: ArticleMoment,
  query: Pick<ArticleQuery, 'words' | 'withMisreadings' | 'refused' | 'order'>,
): Promise<ClusterPlan> {
  const reading = readWords(query.words);
  const wanted = reading.query.all.flat();
  const [found, patterns] = await Promise.all([
    clusterReadings(cluster, moment, [
      ...new Set(
        wanted
          .flatMap(wordsOf)
          .filter((word) => isRead(word, query))
          .map(({ word }) => word),
      ),
    ]),
    countPatterns(cluster, moment, [...new Set([...wanted, ...reading.query.none].flatMap(patternsOf))]),
  ]);
  const clauses = new AskedClauses(moment.state.layers);
  const readings = new QueryReadings(query, (word) => found.get(word));
  const isBroad = (asked: Asked): boolean =>
    patternsOf(asked).some((pattern) => (patterns.get(pattern) ?? 0) > MOST_EXPANDED);
  const { all, none, ...plan } = planParts<ClusterAsked>(reading, query.words.length, {
    most: MOST_PARTS,
    plan: (asked) => clusterAsked(asked, readings.formsOf),
    judge: ({ asked, planned }, isLeftOut) =>
      isBroad(asked)
        ? { takes: Infinity, fault: 'tooBroad' }
        : { takes: clauses.parts(planned, query.order === 'relevance' && !isLeftOut), fault: 'tooLong' },
  });
  return {
    ...plan,
    all: all.map((group) => group.map(({ planned }) => planned)),
    none: none.map(({ planned }) => planned),
    asked: all.map((group) => group.map(({ asked }) => asked)),
    clauses,
    readings,
  };
}
