import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { type PageLine, WORD_FLAGS } from './pageLine.ts';

/** Words of a page inside a rectangle. */
export interface RegionWords {
  /** Line by line, as they are printed. */
  text: string;
  /** A member has corrected one of them. */
  isCorrected: boolean;
}

const holds = (region: PageRegion, { x, y, width, height }: PageRegion): boolean => {
  const [across, down] = [x + width / 2, y + height / 2];
  return across >= region.x && across < region.x + region.width && down >= region.y && down < region.y + region.height;
};

/**
 * The words whose middle lies in a rectangle, in the order of the page's lines. Where a line has no boxes of words, all
 * of it goes with its middle.
 *
 * @param region - in the pixels of the boxes.
 */
export function wordsInRegion(lines: readonly PageLine[], region: PageRegion): RegionWords {
  const found = lines
    .map((line) =>
      line.hasWordBoxes ? line.words.filter((word) => holds(region, word)) : holds(region, line) ? line.words : [],
    )
    .filter((words) => words.length > 0);
  return {
    text: found.map((words) => words.map(({ text }) => text).join(' ')).join('\n'),
    isCorrected: found.some((words) => words.some(({ flags }) => (flags & WORD_FLAGS.corrected) !== 0)),
  };
}
