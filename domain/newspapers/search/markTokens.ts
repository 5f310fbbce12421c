import { type TokenSpan, type ArticleWords, spanTokens } from './articleWords.ts';
import type { WordSpan } from './wordSpans.ts';

/** A stretch of an article: words that were searched for, or words between them with their spaces. */
export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/**
 * The tokens of a window in runs of hits and of others; the spaces between two runs are with the others.
 *
 * @param hits - by token.
 */
export function markTokens(
  tokens: readonly string[],
  { from, to }: TokenSpan,
  hits: readonly TokenSpan[],
): MarkedPart[] {
  const found = new Set<number>();
  for (const hit of hits)
    for (let token = Math.max(from, hit.from); token < Math.min(to, hit.to); token += 1) found.add(token);
  const parts: MarkedPart[] = [];
  for (let token = from; token < to; token += 1) {
    const last = parts.at(-1);
    const hit = found.has(token);
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
