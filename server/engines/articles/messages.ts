import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import type { LearnedCost } from '#domain/newspapers/search/misreadings/confusions.ts';

import type { ArticlePage, IndexedArticle } from './articleSearch.ts';

/** A segment as threads share it. */
export interface SharedSegment {
  memory: SharedArrayBuffer;
  postingsFile: string;
}

/**
 * What a thread is asked to do. `view` replaces what later tasks of that thread see; articles `withheld` by number are
 * not found.
 */
export type ArticleTask =
  | { kind: 'view'; segments: readonly SharedSegment[]; withheld: readonly number[] }
  | { kind: 'search'; query: ArticleQuery; page: ArticlePage }
  | { kind: 'count'; query: ArticleQuery }
  | { kind: 'find'; query: ArticleQuery }
  | { kind: 'suggest'; prefix: string; limit: number }
  /** Words of the site that are real, and what its corrections taught, before anything is built. */
  | { kind: 'build.lexicon'; words: readonly string[]; costs: readonly LearnedCost[] }
  /** Words that came to be known since; all of them. */
  | { kind: 'build.late'; words: readonly string[] }
  | { kind: 'build.start'; folder: string; name: string }
  /** Answers how many articles the segment holds by now. */
  | { kind: 'build.articles'; articles: readonly IndexedArticle[] }
  /** Writes the segment started last; answers its entry. */
  | { kind: 'build.finish' }
  /** Joins the first segments of the view, so many from a place on, and answers the entry of what they became. */
  | { kind: 'build.merge'; folder: string; name: string; from: number; count: number }
  /** Reads articles into documents for a cluster; answers them. */
  | { kind: 'portion.articles'; articles: readonly IndexedArticle[] }
  /** Answers the words of the portion that no list knows. */
  | { kind: 'portion.doubtful' }
  /** Ends the portion; some of those words are known to be real. */
  | { kind: 'portion.end'; known: readonly string[] }
  /** Answers the next words of the portion that ended; none after the last. */
  | { kind: 'portion.words' };
