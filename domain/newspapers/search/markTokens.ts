import type { TokenSpan } from './articleWords.ts';

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
