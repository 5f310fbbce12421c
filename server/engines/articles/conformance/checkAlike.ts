import assert from 'node:assert/strict';

import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';

import { answerArticles, countArticles } from '../query/answerArticles.ts';
import type { ArticleView } from '../query/ArticleView.ts';
import { planArticles } from '../query/planArticles.ts';
import { exactAsked, type FormsOf } from '../query/planAsked.ts';
import { readingsOf } from '../query/readingsOf.ts';
import type { PagedQuery } from './articleQueries.ts';
import type { NaiveArticles } from './naiveArticles.ts';

const never = () => false;

/** What a word was read as is the index's own affair, and given to the plain search. */
const formsIn =
  (view: ArticleView, { withMisreadings, refused }: PagedQuery['query']): FormsOf =>
  ({ word, isExact }) => {
    const isRefused = (form: string) => refused.some((one) => one.word === word && one.reading === form);
    const readings =
      isExact || !withMisreadings || hasWildcard(word)
        ? []
        : readingsOf(view, word).forms.filter(({ form }) => !isRefused(form));
    return [{ form: word, cost: 0 }, ...readings];
  };

/**
 * Holds the segments' answer against the naive one: total, order, facets, spans and coverage.
 *
 * @throws AssertionError with the words asked for
 */
export function checkAlike(view: ArticleView, naiveSearch: NaiveArticles, { query, page }: PagedQuery): number {
  const plan = planArticles(view, query, page);
  const answer = answerArticles(view, plan.planned, never);
  const { all, none } = readWords(query.words).query;
  const isNothing = all.length + none.length === 0 && plan.faults.length > 0;
  const naive = naiveSearch.answer(
    {
      all,
      none: none.map(exactAsked),
      filters: isNothing ? { places: [] } : query.filters,
      order: query.order,
      facets: query.facets,
      ...page,
    },
    formsIn(view, query),
  );
  assert.deepEqual(answer, isNothing ? { ...naive, coverage: answer.coverage } : naive, query.words);
  assert.equal(countArticles(view, plan.planned, never), naive.total, query.words);
  return naive.total;
}
