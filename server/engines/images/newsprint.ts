import { createHash } from 'node:crypto';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import { type FontName, textWidth } from './facsimile/penmanship.ts';

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

/** A word of a line, and where it is. */
export interface PrintedWord {
  text: string;
  x: number;
  width: number;
}

/** Widths of words by font, as shares of their size: a newspaper repeats most of its own. */
const widths = new Map<FontName, Map<string, number>>();

/** Width of a word in pixels. */
export function wordWidth(word: string, font: FontName, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  let share = known.get(word);
  if (share === undefined) known.set(word, (share = textWidth(word, font, 1)));
  return share * size;
}

/** The words of a line with their places: where they are drawn is where their boxes are. */
export function printedWords({ text, x, font, size, gap }: PrintedLine): PrintedWord[] {
  let pen = x;
  return text.split(' ').map((word) => {
    const width = wordWidth(word, font, size);
    const placed = { text: word, x: pen, width };
    pen += width + gap;
    return placed;
  });
}
