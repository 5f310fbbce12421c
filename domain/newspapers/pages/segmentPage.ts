import type { ArticleKind } from '../core/articleKind.ts';
import { columnsOf } from './columnsOf.ts';
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
function usualHeight(lines: readonly PageLine[]): number {
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
function isHeadline(line: PageLine, { left, right }: { left: number; right: number }, usual: number): boolean {
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

/** An article that was found on a page. */
export interface GuessedArticle {
  headline: string | null;
  kind: ArticleKind;
  /** Its parts, one a column, each with the indexes of its lines on the page. */
  parts: readonly (readonly number[])[];
}

/** Lines below a headline that make it one; with fewer it belongs to what follows. */
const FEWEST_LINES = 2;
/** Headlines in one article: a decked heading has four or five. */
const MOST_DECKS = 6;

interface Growing {
  headline: string[];
  parts: number[][];
  body: number;
}

/**
 * Tells the articles of a page apart, where its source does not: columns by the white between them, articles by their
 * headlines. Where no headline is found, the whole page is one article of the kind `page`; never none, unless nothing
 * stands on it.
 */
export function segmentPage(lines: readonly PageLine[]): GuessedArticle[] {
  if (lines.length === 0) return [];
  const usual = usualHeight(lines);
  const articles: Growing[] = [];
  let current: Growing | null = null;
  for (const column of columnsOf(lines)) {
    let part: number[] | null = null;
    for (const { index, line } of column.lines) {
      if (isHeadline(line, column, usual)) {
        if (!current || current.body >= FEWEST_LINES || current.headline.length >= MOST_DECKS) {
          articles.push((current = { headline: [], parts: [], body: 0 }));
          part = null;
        }
        current.headline.push(line.words.map(({ text }) => text).join(' '));
      } else if (current) current.body += 1;
      if (!current) articles.push((current = { headline: [], parts: [], body: 1 }));
      if (!part) current.parts.push((part = []));
      part.push(index);
    }
  }
  if (articles.every(({ headline }) => headline.length === 0))
    return [{ headline: null, kind: 'page', parts: articles.flatMap(({ parts }) => parts) }];
  return articles.map(({ headline, parts }) => {
    const heading = headline.join(' ');
    return { headline: heading || null, kind: noticeKind(heading) ?? 'article', parts };
  });
}
