import type { ImageSize } from './imageLimits.ts';
import type { PageRegion } from './pageRegion.ts';

/** Size of a record's small picture in pixels: twice what a list shows. */
export const THUMBNAIL_SIZE: ImageSize = { width: 320, height: 240 };

/** Share of a line that is shown: its beginning, where most sources have the name. */
const SHARE = 0.4;

/** The cut-out of a page that shows best which line is meant: its beginning with what stands around, on the page, 4 by 3. */
export function thumbnailRegion(line: PageRegion | null, page: ImageSize): PageRegion {
  const ratio = THUMBNAIL_SIZE.height / THUMBNAIL_SIZE.width;
  const wished = line ? Math.max(THUMBNAIL_SIZE.width, Math.round(line.width * SHARE), Math.round((line.height * 1.5) / ratio)) : page.width;
  const width = Math.max(1, Math.min(wished, page.width, Math.floor(page.height / ratio)));
  const height = Math.max(1, Math.min(page.height, Math.round(width * ratio)));
  const x = Math.min(line?.x ?? 0, page.width - width);
  const middle = line ? line.y + line.height / 2 : height / 2;
  return { x: Math.max(0, x), y: Math.max(0, Math.min(Math.round(middle - height / 2), page.height - height)), width, height };
}
