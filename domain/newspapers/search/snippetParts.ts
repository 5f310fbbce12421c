import { type ArticleWords, articleWords, spanTokens, type TokenSpan } from './articleWords.ts';
import { snippetWindows } from './snippetWindows.ts';
import type { WordSpan } from './wordSpans.ts';

/** A stretch of an article: words that were searched for, and words between them with their spaces. */
export interface SnippetPart {
  text: string;
  isHit: boolean;
}

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

/** The tokens of a window in runs of hits and of others; the spaces between two runs are with the others. */
function partsOf(tokens: readonly string[], { from, to }: TokenSpan, isHit: (token: number) => boolean): SnippetPart[] {
  const parts: SnippetPart[] = [];
  for (let token = from; token < to; token += 1) {
    const last = parts.at(-1);
    const hit = isHit(token);
    const word = tokens[token] ?? '';
    if (!last) parts.push({ text: word, isHit: hit });
    else if (last.isHit === hit) last.text += ` ${word}`;
    else if (hit) {
      last.text += ' ';
      parts.push({ text: word, isHit: true });
    } else parts.push({ text: ` ${word}`, isHit: false });
  }
  return parts;
}

/**
 * The stretches of an article that its search result shows, cut by the rule of snippetWindows.ts: where the reader may not
 * read the article nothing else of its text, and no place of a hit, leaves here.
 */
export function snippetParts({ articleId, text, words = articleWords(text), spans, longestPhrase, mayRead }: SnippetSource): SnippetPart[][] {
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  const hits = spanTokens(words, spans);
  const isHit = (token: number) => hits.some(({ from, to }) => token >= from && token < to);
  return snippetWindows({ articleId, tokens: tokens.length, hits, longestPhrase, mayRead }).map((window) => partsOf(tokens, window, isHit));
}
