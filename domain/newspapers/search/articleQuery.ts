/** Filters that a facet counts: each is counted as if it were not set itself. */
export const ARTICLE_FACETS = ['title', 'county', 'decade', 'kind', 'access'] as const;
export type ArticleFacet = (typeof ARTICLE_FACETS)[number];

/** Ways to order articles. Ties go by date, then by number, so that every order is one order. */
export const ARTICLE_ORDERS = ['relevance', 'oldest', 'newest', 'title', 'added', 'quality'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];

/** What narrows a search without being a word of it. A filter left out, and an empty list, narrow nothing. */
export interface ArticleFilters {
  /** Values of facets; several mean any of them. A decade is written `1840s`. */
  title?: readonly string[];
  county?: readonly string[];
  decade?: readonly string[];
  kind?: readonly string[];
  access?: readonly string[];
  region?: readonly string[];
  country?: readonly string[];
  /** Issues, by id: the search inside one issue. */
  issue?: readonly string[];
  /**
   * Gazetteer ids of places of publication; the caller turns a place and its miles into ids. Here an empty list is no
   * place at all.
   */
  places?: readonly number[] | null;
  /** Days since 1 January 1500, both included. */
  fromDay?: number | null;
  toDay?: number | null;
  /** Words of the article, both included. */
  fromWords?: number | null;
  toWords?: number | null;
  /** Share of words that OCR was sure of, from 0 to 1; articles without a figure are left out. */
  quality?: number | null;
  /** Added on that day or later, in days since 1 January 1500. */
  addedSince?: number | null;
  isFrontPage?: boolean;
  isCorrected?: boolean;
}

/** A misreading that a member switched off: articles are not found by it alone. Both are folded words. */
export interface RefusedReading {
  word: string;
  reading: string;
}

/** A search of articles. The words are in the query language of readWords.ts; filters are data, never syntax. */
export interface ArticleQuery {
  words: string;
  filters: ArticleFilters;
  order: ArticleOrder;
  /** Whether words are also found as OCR misread them; `=word` refuses it for one word. */
  withMisreadings: boolean;
  refused: readonly RefusedReading[];
  /** Facets to count. */
  facets: readonly ArticleFacet[];
}
