import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { WordsFault } from '#domain/newspapers/search/wordsQuery.ts';

import type { ArticlePage, WordReading } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { countForm } from './countForm.ts';
import { exactAsked, planAsked } from './planAsked.ts';
import type { PlannedArticleQuery, WordForm } from './plannedQuery.ts';
import { type Readings, readingsOf } from './readingsOf.ts';
import { SegmentTerms } from './SegmentTerms.ts';

/** A query as it was read, ready to be answered. */
export interface ArticlePlan {
  planned: PlannedArticleQuery;
  faults: readonly WordsFault[];
  /** How each word was read; counted only when asked for. */
  words: () => WordReading[];
}

/** Looks up what the words of a query are found by in the index as it is now. */
export function planArticles(view: ArticleView, query: ArticleQuery, { offset, limit }: ArticlePage): ArticlePlan {
  const reading = readWords(query.words);
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
  const { all, none } = reading.query;
  for (const asked of all.flat()) for (const { word } of asked.kind === 'phrase' ? asked.words : [...asked.left, ...asked.right]) words.add(word);
  const planned: PlannedArticleQuery = {
    all: all.map((group) => group.map((asked) => planAsked(asked, formsOf))),
    none: none.map((asked) => planAsked(exactAsked(asked), formsOf)),
    isNothing: all.length + none.length === 0 && reading.faults.length > 0,
    filters: query.filters, order: query.order, facets: query.facets, offset, limit,
  };
  const chips = (): WordReading[] => {
    const terms = view.segments.map(({ segment }) => new SegmentTerms(segment));
    return [...words].map((word) => {
      const readings = (known.get(word)?.forms ?? []).map(({ form }) => ({ form, count: countForm(view, terms, form), isRefused: refused.has(`${word} ${form}`) }));
      readings.sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1));
      return { word, count: countForm(view, terms, word), readings: readings.filter(({ count }) => count > 0), isCutOff: known.get(word)?.isCutOff ?? false };
    });
  };
  return { planned, faults: reading.faults, words: chips };
}
