import { createHash } from 'node:crypto';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import type { FontName } from '../facsimile/penmanship.ts';

/** A line of type. Sizes in pixels. */
export interface PrintedLine {
  /** Words separated by one space. */
  text: string;
  /** Left end of the base line. */
  x: number;
  y: number;
  font: Exclude<FontName, 'hand'>;
  size: number;
  /** From one word to the next. */
  gap: number;
}

/** A rule between columns or notices. */
export interface PrintedRule {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  thick: number;
}

/** What has happened to the paper since: words under it are hard to read. */
export interface Blemish extends PageRegion {
  kind: 'stain' | 'faded';
}

/** A printed page that is drawn on demand. */
export interface NewsprintContent {
  kind: 'newsprint';
  size: ImageSize;
  /** From 0, nearly white, to 3, brown with age. */
  age: number;
  lines: readonly PrintedLine[];
  rules: readonly PrintedRule[];
  blemishes: readonly Blemish[];
  /** Said at the foot of the picture, which is no part of the page. */
  note: string;
}

/** Equal for equal pages. */
export const newsprintHash = (content: NewsprintContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
