import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { WordsFault } from '#domain/newspapers/search/wordsQuery.ts';

import type { ArticlePage, WordReading } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';
import { countForm } from './countForm.ts';
import { planAsked } from './planAsked.ts';
import type { PlannedArticleQuery } from './plannedQuery.ts';
import { planParts } from './planParts.ts';
import { QueryReadings } from './QueryReadings.ts';
import { readingsOf } from './readingsOf.ts';
import { SegmentTerms } from './SegmentTerms.ts';
import { isDear, MOST_STEPS, stepsOf } from './stepsOf.ts';

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
