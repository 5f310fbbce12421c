import type { ArticleFacet, ArticleFilters, ArticleOrder } from '#domain/newspapers/search/articleQuery.ts';

/** A word of the index that a word of the query is found by. */
export interface WordForm {
  form: string;
  /** Levels that a hit by it loses; 0 for the word itself. */
  cost: number;
}

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
  /** Nothing of what was typed could be understood. */
  isNothing: boolean;
  filters: ArticleFilters;
  order: ArticleOrder;
  facets: readonly ArticleFacet[];
  offset: number;
  limit: number;
}

/** Most spans that are given of an article. */
export const MOST_SPANS = 100;
