import type { ImageSize } from './imageLimits.ts';
import { lineCutOut } from './lineCutOut.ts';
import type { PageRegion } from '../core/pageRegion.ts';

/** Size of a record's small picture in pixels: twice what a list shows. */
export const THUMBNAIL_SIZE: ImageSize = { width: 320, height: 240 };

/** Share of a line that is shown. */
const SHARE = 0.4;

/** The part of a page that shows which line is meant, 4 by 3. */
export const thumbnailRegion = (line: PageRegion | null, page: ImageSize): PageRegion => lineCutOut(line, page, THUMBNAIL_SIZE, SHARE);
