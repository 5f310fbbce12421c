import type { ArticleOrder, RefusedReading } from './articleQuery.ts';

/** Where the results of a search of articles are. */
export const ARTICLE_RESULTS = '/search-newspapers/results';

/**
 * Most characters of the words of a search: in any script, their address is shorter than what a server takes (12,000,
 * ADR 84).
 */
export const MOST_SEARCH_CHARACTERS = 1_000;
/** Most values of a list, such as titles. */
export const MOST_VALUES = 50;

/** What an address of the results asks for. */
export interface ArticleAddress {
  /** In the query language of readWords.ts. */
  words: string;
  /** `1842-01-01`, both included. */
  from: string | null;
  to: string | null;
  /** Ids of newspapers. */
  title: readonly string[];
  county: readonly string[];
  /** `1840s` */
  decade: readonly string[];
  kind: readonly string[];
  access: readonly string[];
  region: readonly string[];
  country: readonly string[];
  /** The one issue to search in. */
  issue: string | null;
  /** Place of publication; empty for anywhere. */
  place: string;
  /** Miles around the place; 0 is the place itself. */
  miles: number;
  /** Words of the article, both included. */
  fromWords: number | null;
  toWords: number | null;
  frontPage: boolean;
  corrected: boolean;
  /** `2026-11-01`: found only where added on that date or later. */
  addedSince: string | null;
  /** Least share of words that were read with confidence, per cent. */
  quality: number | null;
  order: ArticleOrder;
  /** As typed: no misreadings. */
  exact: boolean;
  /** Misreadings that were switched off. */
  refused: readonly RefusedReading[];
  /** From 1. */
  page: number;
}

/** A search of everything. */
export const EVERY_ARTICLE: ArticleAddress = {
  words: '',
  from: null,
  to: null,
  title: [],
  county: [],
  decade: [],
  kind: [],
  access: [],
  region: [],
  country: [],
  issue: null,
  place: '',
  miles: 0,
  fromWords: null,
  toWords: null,
  frontPage: false,
  corrected: false,
  addedSince: null,
  quality: null,
  order: 'relevance',
  exact: false,
  refused: [],
  page: 1,
};

/** Something of an address that was not understood and left out. */
export interface AddressFault {
  /** The parameter, such as `from`. */
  key: string;
  /** What it said, cut to what a message can show. */
  value: string;
  message: string;
}
