import { type ArticleWords, spanTokens } from './articleWords.ts';
import { markTokens, type MarkedPart } from './markTokens.ts';
import type { WordSpan } from './wordSpans.ts';

/** In place of a hyphen that a line end put into a word: no text of a page has it. */
const SOFT = '\u0000';
const LINE_HYPHEN = /(?<=\p{Ll})[-‐¬\u00ad][ \t]*\n(?=\p{Ll})/gu;

/**
 * The text of an article as one paragraph, with the words that were searched for marked.
 *
 * @param text - as it is indexed: lines with their hyphens. A word that a line end parts is written whole.
 * @param spans - words found, by position, ascending.
 * @param most - tokens; the rest is cut off.
 */
export function markedText(
  text: string,
  words: ArticleWords,
  spans: readonly WordSpan[],
  most: number,
): { parts: MarkedPart[]; isCut: boolean } {
  const tokens = text
    .replace(LINE_HYPHEN, `${SOFT}\n`)
    .split(/\s+/u)
    .filter((token) => token !== '');
  const window = { from: 0, to: Math.min(tokens.length, most) };
  const parts = markTokens(tokens, window, spanTokens(words, spans));
  return {
    parts: parts.map(({ text: part, isHit }) => ({
      text: part.replaceAll(`${SOFT} `, '').replaceAll(SOFT, '-'),
      isHit,
    })),
    isCut: window.to < tokens.length,
  };
}
