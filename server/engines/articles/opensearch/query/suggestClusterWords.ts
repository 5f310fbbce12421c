import { phraseWords } from '#domain/newspapers/search/phraseWords.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';

import type { ArticleFacetCount } from '../../articleSearch.ts';
import { sortCounts } from '../../query/FacetTally.ts';
import type { ArticleMoment } from '../ArticleMoments.ts';
import { holdsWord } from './clusterAsked.ts';
import { butWithheld } from './filterClauses.ts';

/**
 * Most words whose living articles are counted: the most frequent ones, so that the first few are enough nearly always.
 */
const MOST_COUNTED = 200;

/**
 * Real words that start so, with how many articles hold each. A word that only closed or earlier articles have is none.
 */
export async function suggestClusterWords(
  cluster: Cluster,
  moment: ArticleMoment,
  withheld: readonly number[],
  typed: string,
  limit: number,
): Promise<ArticleFacetCount[]> {
  const prefix = phraseWords(typed.replace(/[*?]/gu, ' ')).at(-1) ?? '';
  if (prefix.length < 2 || limit === 0) return [];
  const { hits } = await cluster.search<{ word: string }>(moment.words, {
    size: MOST_COUNTED,
    query: { bool: { filter: [{ prefix: { word: prefix } }, { term: { isKnown: true } }] } },
    sort: [{ articles: 'desc' }, 'word'],
  });
  const words = hits.hits.flatMap(({ _source }) => _source?.word ?? []);
  if (words.length === 0) return [];
  const answer = await cluster.search(moment.held, {
    size: 0,
    query: { bool: butWithheld(withheld) },
    aggs: Object.fromEntries(words.map((word, at) => [`w${at}`, { filter: holdsWord([{ form: word, cost: 0 }]) }])),
  });
  return sortCounts(
    words
      .map((value, at) => ({ value, count: answer.aggregations?.[`w${at}`]?.doc_count ?? 0 }))
      .filter(({ count }) => count > 0),
  ).slice(0, limit);
}
