import type { ArticleKind } from '../core/articleKind.ts';
import { columnsOf } from './columnsOf.ts';
import { isHeadline, noticeKind, usualHeight } from './isHeadline.ts';
import type { PageLine } from './pageLine.ts';

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
