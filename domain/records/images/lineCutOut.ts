import type { PageRegion } from '../core/pageRegion.ts';
import type { ImageSize } from './imageLimits.ts';
import { THUMBNAIL_SIZE } from './thumbnailSizes.ts';

/**
 * A part of a page around a record's line: the start of the line, where most sources have the name, with what is
 * written above and below it. Always on the page.
 *
 * @param line - null where the place of the record on the page is unknown: the head of the page.
 * @param shape - proportions of the part, and its least width, in pixels.
 * @param share - how much of the line's width is shown, from 0 to 1.
 */
export function lineCutOut(line: PageRegion | null, page: ImageSize, shape: ImageSize, share: number): PageRegion {
  const ratio = shape.height / shape.width;
  const preferred = line
    ? Math.max(shape.width, Math.round(line.width * share), Math.round((line.height * 1.5) / ratio))
    : page.width;
  const width = Math.max(1, Math.min(preferred, page.width, Math.floor(page.height / ratio)));
  const height = Math.max(1, Math.min(page.height, Math.round(width * ratio)));
  const x = Math.min(line?.x ?? 0, page.width - width);
  const middle = line ? line.y + line.height / 2 : height / 2;
  return {
    x: Math.max(0, x),
    y: Math.max(0, Math.min(Math.round(middle - height / 2), page.height - height)),
    width,
    height,
  };
}

/** Where a line lies within a part of its page, in per cent of that part. */
export function lineWithin(
  line: PageRegion,
  part: PageRegion,
): { left: number; top: number; width: number; height: number } {
  const left = Math.max(line.x, part.x);
  const top = Math.max(line.y, part.y);
  const right = Math.min(line.x + line.width, part.x + part.width);
  const bottom = Math.min(line.y + line.height, part.y + part.height);
  const percent = (value: number, whole: number) => Math.max(0, (value / whole) * 100);
  return {
    left: percent(left - part.x, part.width),
    top: percent(top - part.y, part.height),
    width: percent(right - left, part.width),
    height: percent(bottom - top, part.height),
  };
}

/** Share of a line that is shown. */
const SHARE = 0.4;

/** The part of a page that shows which line is meant, 4 by 3. */
export const thumbnailRegion = (line: PageRegion | null, page: ImageSize): PageRegion =>
  lineCutOut(line, page, THUMBNAIL_SIZE, SHARE);
