/** Shorter lines are too likely to be part of a headline by chance. */
const SHORTEST = 3;

/**
 * A headline of an article after one of the article's lines was corrected: where it is that line, or has it whole, it
 * says what the line says now.
 */
export function correctHeadline(headline: string, before: string, after: string): string {
  const at = before.length < SHORTEST ? -1 : ` ${headline} `.indexOf(` ${before} `);
  return at < 0 ? headline : headline.slice(0, at) + after + headline.slice(at + before.length);
}
