import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

/** A headline in print takes no more lines. */
const MOST_LINES = 6;

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** How many of the first lines of an article are its headline in print; 0 where it starts otherwise. */
export function headLines(headline: string | null, lines: readonly PageLine[]): number {
  const wanted = letters(headline ?? '');
  if (wanted === '') return 0;
  let printed = '';
  for (const [at, { words }] of lines.slice(0, MOST_LINES).entries()) {
    printed += letters(words.map(({ text }) => text).join(''));
    if (!wanted.startsWith(printed)) return 0;
    if (printed === wanted) return at + 1;
  }
  return 0;
}
