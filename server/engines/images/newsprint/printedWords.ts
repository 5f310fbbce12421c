import { type FontName, textWidth } from '../facsimile/penmanship.ts';
import type { PrintedLine } from './newsprint.ts';

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
