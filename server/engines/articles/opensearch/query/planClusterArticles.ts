import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { WORDS_FAULTS } from '#domain/newspapers/search/wordsFaults.ts';
import type { Asked, QueryWord, WordsFault } from '#domain/newspapers/search/wordsQuery.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';

import { exactAsked, type FormsOf } from '../../query/planAsked.ts';
import type { Readings } from '../../query/readingsOf.ts';
import type { WordForm } from '../../query/WordForm.ts';
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
  readings: ReadonlyMap<string, Readings>;
  isRefused: (word: string, form: string) => boolean;
}

const wordsOf = (asked: Asked): readonly QueryWord[] => (asked.kind === 'phrase' ? asked.words : [...asked.left, ...asked.right]);
/** Patterns inside a phrase or near/, whose every meaning is looked for by itself. */
const patternsOf = (asked: Asked): string[] => (asked.kind === 'phrase' && asked.words.length === 1 ? [] : wordsOf(asked).map(({ word }) => word).filter(hasWildcard));

/** Looks up what the words of a query are found by in the archive as it is at a moment. */
export async function planClusterArticles(cluster: Cluster, moment: ArticleMoment, query: Pick<ArticleQuery, 'words' | 'withMisreadings' | 'refused' | 'order'>): Promise<ClusterPlan> {
  const reading = readWords(query.words);
  const { all, none } = reading.query;
  const refused = new Set(query.refused.map(({ word, reading: form }) => `${word} ${form}`));
  const isRefused = (word: string, form: string): boolean => refused.has(`${word} ${form}`);
  const isRead = ({ word, isExact }: QueryWord): boolean => query.withMisreadings && !isExact && !hasWildcard(word);
  const asks = [...all.flat(), ...none];
  const [readings, patterns] = await Promise.all([
    clusterReadings(cluster, moment, [...new Set(all.flat().flatMap(wordsOf).filter(isRead).map(({ word }) => word))]),
    countPatterns(cluster, moment, [...new Set(asks.flatMap(patternsOf))]),
  ]);
  const used = new Map<string, Readings>();
  const formsOf: FormsOf = (asked): readonly WordForm[] => {
    const itself = { form: asked.word, cost: 0 };
    const known = isRead(asked) ? readings.get(asked.word) : undefined;
    if (!known) return [itself];
    used.set(asked.word, known);
    return [itself, ...known.forms.filter(({ form }) => !isRefused(asked.word, form))];
  };

  const clauses = new AskedClauses(moment.state.layers);
  const faults = [...reading.faults];
  const words = new Set<string>();
  let left = MOST_PARTS;
  /** Plans what can be searched for with the parts that are left; the rest is named. */
  const plan = (group: readonly Asked[], isLeftOut: boolean): { asked: Asked; planned: ClusterAsked }[] =>
    group.flatMap((asked) => {
      const planned = clusterAsked(isLeftOut ? exactAsked(asked) : asked, formsOf);
      const takes = clauses.parts(planned, query.order === 'relevance' && !isLeftOut);
      const isBroad = patternsOf(asked).some((pattern) => (patterns.get(pattern) ?? 0) > MOST_EXPANDED);
      if (isBroad || takes > left) {
        const { at, length } = reading.places.get(asked) ?? { at: 0, length: query.words.length };
        faults.push({ at, length, message: isBroad ? WORDS_FAULTS.tooBroad : WORDS_FAULTS.tooLong });
        return [];
      }
      left -= takes;
      if (!isLeftOut) for (const { word } of wordsOf(asked)) words.add(word);
      return [{ asked, planned }];
    });
  const groups = all.map((group) => plan(group, false)).filter((group) => group.length > 0);
  const leftOut = plan(none, true);
  return {
    all: groups.map((group) => group.map(({ planned }) => planned)),
    none: leftOut.map(({ planned }) => planned),
    clauses,
    asked: groups.map((group) => group.map(({ asked }) => asked)),
    isNothing: groups.length + leftOut.length === 0 && faults.length > 0,
    faults: faults.sort((a, b) => a.at - b.at),
    words: [...words],
    readings: used,
    isRefused,
  };
}
