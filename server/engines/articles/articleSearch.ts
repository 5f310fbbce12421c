import type { ArticleFacet, ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import type { LearnedCost } from '#domain/newspapers/search/misreadings/confusions.ts';
import type { WordSpan } from '#domain/newspapers/search/wordSpans.ts';
import type { WordsFault } from '#domain/newspapers/search/wordsQuery.ts';

/** An article as it is indexed. */
export interface IndexedArticle {
  /** Never given to another article; a corrected article keeps it. */
  no: number;
  id: string;
  titleId: string;
  issueId: string;
  pageIds: readonly string[];
  /** Position of its first page within the issue, from 1. */
  firstPage: number;
  /** Days since 1 January 1500. */
  day: number;
  county: string;
  region: string;
  country: string;
  placeId: number | null;
  kind: string;
  access: string;
  /** Day it was first shown, in days since 1 January 1500. */
  addedOn: number;
  /** Share of words that OCR was sure of, from 0 to 1. */
  quality: number | null;
  isCorrected: boolean;
  /** The lines of the text that head it: their words count more. The text holds them too. */
  headline: string;
  /** Its lines joined by \n, with the hyphens of line ends. */
  text: string;
  /**
   * Other readings of words; `word` counts the text's tokens between spaces, from 0. Corrected lines keep what OCR read
   * here.
   */
  alternatives: readonly { word: number; reading: string }[];
}

/** What is known of a site's misreadings; an index gathers them again for another. */
export interface ReadingLesson {
  /** 0 before the first. */
  no: number;
  costs: readonly LearnedCost[];
}

/** Where the articles come from: the newspapers of the database. */
export interface ArticleSource {
  /** Every article numbered above `no`, ascending, as it is now; closed ones may be left out. */
  since(no: number): AsyncIterable<IndexedArticle>;
  /**
   * A number that grows with every change of an article. Read before `since`, it is where `changedAfter` has to go on.
   */
  lastChange(): Promise<number>;
  /** Articles added or corrected by changes above the mark, ascending by number, each once and as it is now. */
  changedAfter(change: number): AsyncIterable<IndexedArticle>;
  /**
   * Numbers of articles that must not be found: closed, or removed. Ascending. To be closed, or opened again, is a
   * change of the article.
   */
  withheld(): Promise<readonly number[]>;
  /** What corrections have taught so far. */
  lesson(): Promise<ReadingLesson>;
  /**
   * Words known to be real beside the lexicon: surnames of the site's own records, words of lines corrected before the
   * lesson. Folded.
   */
  knownWords(): AsyncIterable<string>;
  /** Words of lines corrected since the lesson. Folded. */
  lateWords(): Promise<readonly string[]>;
}

/** A source for a search that keeps no texts: those of hits are read again. */
export interface ReadableSource extends ArticleSource {
  /** Some articles as they are now, in no order; those that are gone are left out. */
  byNumbers(nos: readonly number[]): Promise<readonly IndexedArticle[]>;
}

/** Which hits of the order to give. */
export interface ArticlePage {
  offset: number;
  limit: number;
}

export interface ArticleHit {
  no: number;
  id: string;
  /** Ascending; only the first hundred of an article. */
  spans: readonly WordSpan[];
}

export interface ArticleFacetCount {
  value: string;
  count: number;
}

/** How a word of the query was read, for its chip. */
export interface WordReading {
  /** The word as searched: folded, with its wildcards. */
  word: string;
  /** Articles that hold the word itself, whatever the filters. */
  count: number;
  /** What it was also read as, most articles first. Refused ones are among them. */
  readings: readonly { form: string; count: number; isRefused: boolean }[];
  /** The rest of the vocabulary was too large to look through in time: readings may be missing. */
  isCutOff: boolean;
}

/** What was searched, whatever the words: articles that pass title, place and date. */
export interface ArticleCoverage {
  articles: number;
  issues: number;
  titles: number;
  /** Days since 1 January 1500; null when nothing was searched. */
  firstDay: number | null;
  lastDay: number | null;
}

export interface ArticleAnswer {
  hits: readonly ArticleHit[];
  /** Exact. */
  total: number;
  /** Exact; every value that occurs, most first. */
  facets: Partial<Record<ArticleFacet, readonly ArticleFacetCount[]>>;
  words: readonly WordReading[];
  coverage: ArticleCoverage;
  /** What was left out of the query; when nothing of it is left, nothing is found. */
  faults: readonly WordsFault[];
}

/** Finds articles. Implementations answer alike, to the last page: conformance/. */
export interface ArticleSearch {
  search(query: ArticleQuery, page: ArticlePage, signal?: AbortSignal): Promise<ArticleAnswer>;
  /** The exact total alone. */
  count(query: ArticleQuery, signal?: AbortSignal): Promise<number>;
  /** Numbers of all articles found, in no order; nothing else is worked out. */
  find(query: ArticleQuery, signal?: AbortSignal): Promise<readonly number[]>;
  /** Real words that start so, most articles first. */
  suggest(prefix: string, limit: number): Promise<readonly ArticleFacetCount[]>;
  /** Takes in what was added, corrected or closed before the call. */
  update(): Promise<void>;
  health(): Promise<{ isReady: boolean; articles: number; bytes: number }>;
  close(): Promise<void>;
}
