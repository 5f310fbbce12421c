import type { ArticleKind } from '../core/articleKind.ts';
import type { PageLine } from './pageLine.ts';

/** Most words of a headline. */
const MOST_WORDS = 12;
/** A headline's letters are so much higher than those of the page. */
const TALLER = 1.35;
/** Share of a column that is white on either side of a centred line. */
const MARGIN = 0.1;
const LETTERS = /\p{L}/gu;
const CAPITALS = /\p{Lu}/gu;
const NOTICES: readonly (readonly [RegExp, ArticleKind])[] = [
  [/^births?\b/iu, 'births'],
  [/^(?:marriages?|married)\b/iu, 'marriages'],
  [/^(?:deaths?|died)\b/iu, 'deaths'],
];

const textOf = ({ words }: PageLine): string => words.map(({ text }) => text).join(' ');

/** Middle height of lines: what the text of a page is set in. */
export function usualHeight(lines: readonly PageLine[]): number {
  const heights = lines
    .map(({ height }) => height)
    .filter((height) => height > 0)
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** The kind of family notice that a heading announces; null for any other. */
export const noticeKind = (heading: string): ArticleKind | null =>
  NOTICES.find(([pattern]) => pattern.test(heading.replace(/^[^\p{L}]+/u, '')))?.[1] ?? null;

/**
 * Whether a line heads an article: short, with letters, and either in larger type or in capitals in the middle of its
 * column.
 *
 * @param usual - height of the page's lines.
 */
export function isHeadline(line: PageLine, { left, right }: { left: number; right: number }, usual: number): boolean {
  const text = textOf(line);
  const letters = text.match(LETTERS)?.length ?? 0;
  if (line.words.length > MOST_WORDS || letters < 3 || letters < text.length / 2) return false;
  const capitals = (text.match(CAPITALS)?.length ?? 0) / letters;
  const white = (right - left) * MARGIN;
  const [before, after] = [line.x - left, right - line.x - line.width];
  const isCentred = before > white && after > white && Math.abs(before - after) < (right - left) * 0.25;
  const isNotice = noticeKind(text) !== null && line.words.length <= 3;
  return (
    (line.height >= usual * TALLER && isCentred) ||
    (capitals > 0.8 && isCentred) ||
    (isNotice && (isCentred || capitals > 0.8))
  );
}
