import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { ImageRequest } from '#domain/records/images/parseImageRequest.ts';

import type { DrawnSheet } from '../pixels/drawPage.ts';
import type { Offprint } from '../pixels/Offprint.ts';

/**
 * What a drawing process is asked to make; each answer is the bytes of one picture or document. Files are ours, never
 * named by a reader.
 */
export type DrawTask =
  /** A whole drawn page, as pages are kept. */
  | { kind: 'master'; sheet: DrawnSheet; size: ImageSize }
  /** A kept page with closed lines covered, as pages are kept. */
  | { kind: 'cover'; file: string; size: ImageSize; covered: readonly PageRegion[] }
  | { kind: 'cut'; file: string; size: ImageSize; request: ImageRequest }
  | { kind: 'draw'; sheet: DrawnSheet; request: ImageRequest }
  | { kind: 'stock'; number: number }
  | { kind: 'offprint'; offprint: Offprint };
