import type { ArticleFacet, ArticleFilters, ArticleOrder } from '#domain/newspapers/search/articleQuery.ts';

import type { SegmentTerms } from './SegmentTerms.ts';
import type { WordForm } from './WordForm.ts';

/** Words at fixed distances from a place: `of the hall` is the pair “of the” at 0 and hall at 2. */
export interface PhrasePlan {
  items: readonly { forms: readonly WordForm[]; offset: number }[];
  /** Positions it takes. */
  width: number;
}

/** What an article is asked to hold. A phrase may be met in several ways. */
export type PlannedAsked =
  | { kind: 'word'; forms: readonly WordForm[] }
  | { kind: 'phrase'; ways: readonly PhrasePlan[] }
  | { kind: 'near'; distance: number; left: readonly PhrasePlan[]; right: readonly PhrasePlan[] };

/** A query that needs no more looking up. */
export interface PlannedArticleQuery {
  all: readonly (readonly PlannedAsked[])[];
  none: readonly PlannedAsked[];
  /** Of each segment: what was looked up for the plan is not looked up again. */
  terms: readonly SegmentTerms[];
  /** Nothing of what was typed could be understood, or searched for. */
  isNothing: boolean;
  filters: ArticleFilters;
  order: ArticleOrder;
  facets: readonly ArticleFacet[];
  offset: number;
  limit: number;
}

/** Most spans that are given of an article. */
export const MOST_SPANS = 100;
