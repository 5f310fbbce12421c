import type { PhrasePlan, PlannedAsked } from './plannedQuery.ts';
import type { SegmentTerms } from './SegmentTerms.ts';
import type { WordForm } from './WordForm.ts';

/** Most steps that the parts of a query may take together: about a second. */
export const MOST_STEPS = 20_000_000;

/**
 * What it takes to find a part of a query, before any of it is read: a step for each word that it may be found by, for each
 * article that holds one, and, where places are compared, for each byte of those.
 */
export function stepsOf(terms: readonly SegmentTerms[], asked: PlannedAsked): number {
  const of = (forms: readonly WordForm[], withPlaces: boolean): number => {
    let steps = 0;
    for (const one of terms) for (const { term } of one.among(forms)) steps += 1 + term.df + (withPlaces ? term.positionsBytes : 0);
    return steps;
  };
  if (asked.kind === 'word') return of(asked.forms, false);
  const ofWays = (ways: readonly PhrasePlan[]): number => ways.reduce((sum, { items }) => items.reduce((more, { forms }) => more + of(forms, true), sum), 0);
  return asked.kind === 'phrase' ? ofWays(asked.ways) : ofWays(asked.left) + ofWays(asked.right);
}
