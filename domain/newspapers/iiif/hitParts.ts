import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { articleWords, spanTokens } from '#domain/newspapers/search/articleWords.ts';
import type { WordSpan } from '#domain/newspapers/search/wordSpans.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { HitPart } from './searchAnswer.ts';

/** A line of an article: where it is, and what it holds. */
export interface ArticleLine {
  pageId: string;
  /** Index in the text of its page, from 0. */
  line: number;
  content: PageLine;
}

/** Something found in an article, with a few words around it. */
export interface ArticleHit {
  parts: HitPart[];
  before: string;
  after: string;
}

/** Words that are shown before and after what was found. */
const AROUND = 8;

/** The smallest rectangle around boxes; at least a pixel each way, as a part of a canvas has to be. */
function regionAround(boxes: readonly PageRegion[]): PageRegion {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)));
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)));
  return {
    x,
    y,
    width: Math.max(1, Math.max(...boxes.map((box) => box.x + box.width)) - x),
    height: Math.max(1, Math.max(...boxes.map((box) => box.y + box.height)) - y),
  };
}

/**
 * Where on its pages something was found in an article: for each span a part for each line that it touches.
 *
 * @param lines - of the article, in reading order.
 * @param spans - positions as the search counts them (articleWords.ts).
 */
export function hitParts(lines: readonly ArticleLine[], spans: readonly WordSpan[]): ArticleHit[] {
  const words = articleWords(lines.map(({ content }) => content.words.map(({ text }) => text).join(' ')).join('\n'));
  const tokens = lines.flatMap(({ content }, at) => content.words.map((word, nth) => ({ at, nth, text: word.text })));
  const around = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  return spanTokens(words, spans).map(({ from, to }) => {
    const found = tokens.slice(from, to);
    const parts = [...new Set(found.map(({ at }) => at))].flatMap((at): HitPart[] => {
      const line = lines[at];
      const own = found.filter((token) => token.at === at).map(({ nth }) => nth);
      if (!line) return [];
      const [first, last] = [Math.min(...own), Math.max(...own)];
      const { content } = line;
      const hit = content.words.slice(first, last + 1);
      return [
        {
          pageId: line.pageId,
          line: line.line,
          from: first,
          to: last + 1,
          text: hit.map(({ text }) => text).join(' '),
          lineText: content.words.map(({ text }) => text).join(' '),
          region: regionAround(content.hasWordBoxes ? hit : [content]),
          hasWordBoxes: content.hasWordBoxes,
        },
      ];
    });
    const [before, after] = [around(from - AROUND, from), around(to, to + AROUND)];
    return { parts, before: before === '' ? '' : `${before} `, after: after === '' ? '' : ` ${after}` };
  });
}
