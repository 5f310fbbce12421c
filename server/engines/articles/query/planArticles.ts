import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { WORDS_FAULTS } from '#domain/newspapers/search/wordsFaults.ts';
import type { Asked, WordsFault } from '#domain/newspapers/search/wordsQuery.ts';

import type { ArticlePage, WordReading } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { countForm } from './countForm.ts';
import { exactAsked, planAsked } from './planAsked.ts';
import type { PlannedArticleQuery, PlannedAsked } from './plannedQuery.ts';
import { type Readings, readingsOf } from './readingsOf.ts';
import { SegmentTerms } from './SegmentTerms.ts';
import { isDear, MOST_STEPS, stepsOf } from './stepsOf.ts';
import type { WordForm } from './WordForm.ts';

/** A query as it was read, ready to be answered. */
export interface ArticlePlan {
  planned: PlannedArticleQuery;
  faults: readonly WordsFault[];
  /** How each word was read; counted only when asked for. */
  words: () => WordReading[];
}

/** Looks up what the words of a query are found by in the index as it is now. @param steps - what its parts may take together */
export function planArticles(view: ArticleView, query: ArticleQuery, { offset, limit }: ArticlePage, steps = MOST_STEPS): ArticlePlan {
  const reading = readWords(query.words);
  const terms = view.segments.map(({ segment }) => new SegmentTerms(segment));
  const known = new Map<string, Readings>();
  const words = new Set<string>();
  const refused = new Set(query.refused.map(({ word, reading: form }) => `${word} ${form}`));
  const formsOf = ({ word, isExact }: { word: string; isExact: boolean }): readonly WordForm[] => {
    const itself = { form: word, cost: 0 };
    if (isExact || hasWildcard(word) || !query.withMisreadings) return [itself];
    const readings = known.get(word) ?? readingsOf(view, word);
    known.set(word, readings);
    return [itself, ...readings.forms.filter(({ form }) => !refused.has(`${word} ${form}`))];
  };

  const faults = [...reading.faults];
  let left = steps;
  /** Plans what can be searched for with the steps that are left; the rest is named. */
  const plan = (group: readonly Asked[], isLeftOut: boolean): PlannedAsked[] =>
    group.flatMap((asked) => {
      const planned = planAsked(isLeftOut ? exactAsked(asked) : asked, formsOf);
      const takes = isDear(planned) ? stepsOf(terms, planned) : 0;
      if (takes > left) {
        const { at, length } = reading.places.get(asked) ?? { at: 0, length: query.words.length };
        faults.push({ at, length, message: WORDS_FAULTS.tooBroad });
        return [];
      }
      left -= takes;
      if (!isLeftOut) for (const { word } of asked.kind === 'phrase' ? asked.words : [...asked.left, ...asked.right]) words.add(word);
      return [planned];
    });
  const all = reading.query.all.map((group) => plan(group, false)).filter((group) => group.length > 0);
  const none = plan(reading.query.none, true);

  const planned: PlannedArticleQuery = {
    all, none, terms,
    isNothing: all.length + none.length === 0 && faults.length > 0,
    filters: query.filters, order: query.order, facets: query.facets, offset, limit,
  };
  const chips = (): WordReading[] =>
    [...words].map((word) => {
      const readings = (known.get(word)?.forms ?? []).map(({ form }) => ({ form, count: countForm(view, terms, form), isRefused: refused.has(`${word} ${form}`) }));
      readings.sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1));
      return { word, count: countForm(view, terms, word), readings: readings.filter(({ count }) => count > 0), isCutOff: known.get(word)?.isCutOff ?? false };
    });
  return { planned, faults: faults.sort((a, b) => a.at - b.at), words: chips };
}
