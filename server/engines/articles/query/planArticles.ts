import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { WordsFault } from '#domain/newspapers/search/wordsQuery.ts';

import type { ArticlePage, WordReading } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { planAsked } from './planAsked.ts';
import type { PlannedArticleQuery, PhrasePlan, PlannedAsked } from './plannedQuery.ts';
import { planParts } from './planParts.ts';
import { QueryReadings } from './QueryReadings.ts';
import { readingsOf } from './readingsOf.ts';
import { countForm, SegmentTerms } from './SegmentTerms.ts';
import type { WordForm } from './WordForm.ts';

/** Most steps that the parts of a query may take together: a second or so. */
const MOST_STEPS = 8_000_000;
/**
 * A step for one of the words of a wildcard takes as long as so many others: thousands of them are put in the order of
 * the articles.
 */
const OF_WILDCARD = 4;

const hasWild = (forms: readonly WordForm[]): boolean => forms.some(({ form }) => hasWildcard(form));
const isWild = (ways: readonly PhrasePlan[]): boolean =>
  ways.some(({ items }) => items.some(({ forms }) => hasWild(forms)));

/** Whether a part may take long: words and phrases as they are typed never do, since the rarest word is read first. */
const isDear = (asked: PlannedAsked): boolean =>
  asked.kind === 'near' || (asked.kind === 'word' ? hasWild(asked.forms) : isWild(asked.ways));

/**
 * What it takes at most to find a part of a query, before any of it is read: a step for each word that it may be found
 * by, for each article that holds one and, where places are compared, for each byte of those.
 */
export function stepsOf(terms: readonly SegmentTerms[], asked: PlannedAsked): number {
  const of = (forms: readonly WordForm[], withPlaces: boolean): number => {
    let steps = 0;
    for (const { form } of forms) {
      const weight = hasWildcard(form) ? OF_WILDCARD : 1;
      for (const one of terms)
        for (const { df, positionsBytes } of one.of(form))
          steps += weight * (1 + df + (withPlaces ? positionsBytes : 0));
    }
    return steps;
  };
  if (asked.kind === 'word') return of(asked.forms, false);
  const ofWays = (ways: readonly PhrasePlan[]): number =>
    ways.reduce((sum, { items }) => items.reduce((more, { forms }) => more + of(forms, true), sum), 0);
  return asked.kind === 'phrase' ? ofWays(asked.ways) : ofWays(asked.left) + ofWays(asked.right);
}

/** A query as it was read, ready to be answered. */
export interface ArticlePlan {
  planned: PlannedArticleQuery;
  faults: readonly WordsFault[];
  /** How each word was read; counted only when asked for. */
  words: () => WordReading[];
}

/**
 * Looks up what the words of a query are found by in the index as it is now.
 * @param steps - what its parts may take together
 */
export function planArticles(
  view: ArticleView,
  query: ArticleQuery,
  { offset, limit }: ArticlePage,
  steps = MOST_STEPS,
): ArticlePlan {
  const terms = view.segments.map(({ segment }) => new SegmentTerms(segment));
  const readings = new QueryReadings(query, (word) => readingsOf(view, word));
  const { all, none, isNothing, faults, words } = planParts(readWords(query.words), query.words.length, {
    most: steps,
    plan: (asked) => planAsked(asked, readings.formsOf),
    judge: ({ planned }) => ({ takes: isDear(planned) ? stepsOf(terms, planned) : 0, fault: 'tooBroad' }),
  });
  const planned: PlannedArticleQuery = {
    all: all.map((group) => group.map((part) => part.planned)),
    none: none.map((part) => part.planned),
    terms,
    isNothing,
    filters: query.filters,
    order: query.order,
    facets: query.facets,
    offset,
    limit,
  };
  return { planned, faults, words: () => readings.chipsOf(words, (form) => countForm(view, terms, form)) };
}
