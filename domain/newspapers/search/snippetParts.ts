import { type ArticleWords, articleWords, spanTokens } from './articleWords.ts';
import { markTokens, type MarkedPart } from './markTokens.ts';
import { snippetWindows } from './snippetWindows.ts';
import type { WordSpan } from './wordSpans.ts';

/** What snippets are cut from. */
export interface SnippetSource {
  articleId: string;
  /** As it is indexed: lines with their hyphens. */
  text: string;
  /** Its words, where they were read before (articleWords.ts). */
  words?: ArticleWords;
  /** Words found, by position, ascending. */
  spans: readonly WordSpan[];
  /** Words of the longest phrase asked for. */
  longestPhrase: number;
  /** The reader may read the whole article. */
  mayRead: boolean;
}

/**
 * The stretches of an article that its search result shows, cut by the rule of snippetWindows.ts: where the reader may
 * not read the article nothing else of its text, and no place of a hit, leaves here.
 */
export function snippetParts({
  articleId,
  text,
  words = articleWords(text),
  spans,
  longestPhrase,
  mayRead,
}: SnippetSource): MarkedPart[][] {
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  const hits = spanTokens(words, spans);
  return snippetWindows({ articleId, tokens: tokens.length, hits, longestPhrase, mayRead }).map((window) =>
    markTokens(tokens, window, hits),
  );
}
