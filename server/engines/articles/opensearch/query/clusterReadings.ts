import { readingHashes } from '#domain/newspapers/search/misreadings/ReadingIndex.ts';
import { SHORTEST_READ } from '#domain/newspapers/search/misreadings/readingLimits.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';

import { misreadingCost, MOST_MEASURED, nearestReadings, type Readings } from '../../query/readingsOf.ts';
import type { ArticleMoment } from '../ArticleMoments.ts';

interface Found {
  words: readonly string[];
  isCutOff: boolean;
}

async function findWords(
  cluster: Cluster,
  { words: known }: ArticleMoment,
  queries: readonly Clause[],
): Promise<Found[]> {
  const answers = await cluster.searchAll<{ word: string }>(
    known,
    queries.map((query) => ({ size: MOST_MEASURED, track_total_hits: true, query: { bool: { filter: [query] } } })),
  );
  return answers.map(({ hits }) => ({
    words: hits.hits.flatMap(({ _source }) => _source?.word ?? []),
    isCutOff: hits.total.value > MOST_MEASURED,
  }));
}

/**
 * What OCR made of words: of a real word what was worked out when articles were taken in; of one that neither the
 * lexicon nor the archive knows, whatever is near it among the words that are not real.
 */
export async function clusterReadings(
  cluster: Cluster,
  moment: ArticleMoment,
  words: readonly string[],
): Promise<Map<string, Readings>> {
  const asked = words.filter((word) => word.length >= SHORTEST_READ);
  const meaning = await findWords(
    cluster,
    moment,
    asked.flatMap((word) => [
      { term: { meant: word } },
      { bool: { filter: [{ term: { word } }, { term: { isKnown: true } }] } },
    ]),
  );
  const isUnknown = (word: string, at: number): boolean =>
    moment.late.has(word) ||
    ((meaning[at * 2]?.words.length ?? 0) === 0 && (meaning[at * 2 + 1]?.words.length ?? 0) === 0);
  const unknown = asked.filter(isUnknown);
  const near = await findWords(
    cluster,
    moment,
    unknown.map((word) => ({
      bool: { filter: [anyOf('near', readingHashes(word, moment.costs)), { term: { isKnown: false } }] },
    })),
  );
  return new Map(
    words.map((word) => {
      const at = asked.indexOf(word);
      const sources = [meaning[at * 2], near[unknown.indexOf(word)]].flatMap((found) =>
        at < 0 || !found ? [] : found,
      );
      const costs = new Map<string, number>();
      for (const form of sources.flatMap((found) => found.words)) {
        // A word that members have typed since is no misreading any more.
        const cost = moment.late.has(form) ? null : misreadingCost(word, form, moment.costs);
        if (cost !== null) costs.set(form, cost);
      }
      return [
        word,
        nearestReadings(
          costs,
          sources.some(({ isCutOff }) => isCutOff),
        ),
      ];
    }),
  );
}

/** How many words of the archive each pattern may mean, at most. */
export async function countPatterns(
  cluster: Cluster,
  { words: known }: ArticleMoment,
  patterns: readonly string[],
): Promise<Map<string, number>> {
  const answers = await cluster.searchAll(
    known,
    patterns.map((pattern) => ({ size: 0, track_total_hits: true, query: { wildcard: { word: { value: pattern } } } })),
  );
  return new Map(patterns.map((pattern, at) => [pattern, answers[at]?.hits.total.value ?? 0]));
}
