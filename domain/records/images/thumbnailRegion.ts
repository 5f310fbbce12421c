import type { PageRegion } from '../core/pageRegion.ts';
import type { ImageSize } from './imageLimits.ts';
import { lineCutOut } from './lineCutOut.ts';
import { THUMBNAIL_SIZE } from './thumbnailSizes.ts';

/** Share of a line that is shown. */
const SHARE = 0.4;

/** The part of a page that shows which line is meant, 4 by 3. */
export const thumbnailRegion = (line: PageRegion | null, page: ImageSize): PageRegion =>
  lineCutOut(line, page, THUMBNAIL_SIZE, SHARE);
