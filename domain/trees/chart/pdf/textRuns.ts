import { isUnseen } from '#domain/kernel/wording/scriptNames.ts';

import type { EmbeddedFont } from './readFont.ts';

/** Letters in a row that one font has. */
export interface TextRun {
  /** Index of the font. */
  font: number;
  glyphs: readonly number[];
  /** How long it is, in the unit of the size. */
  width: number;
}

/**
 * A text as runs of the fonts that have its letters, the first one that has a letter before others.
 * What is never seen is left out where none has it.
 * @returns null where none of them has one of the letters
 */
export function textRuns(text: string, fonts: readonly EmbeddedFont[], size: number): TextRun[] | null {
  const runs: { font: number; glyphs: number[]; width: number }[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.findIndex(({ glyphs }) => glyphs.has(code));
    const found = fonts[font];
    const glyph = found?.glyphs.get(code);
    if (glyph === undefined && isUnseen(letter)) continue;
    if (!found || glyph === undefined) return null;
    const last = runs.at(-1);
    const run = last?.font === font ? last : { font, glyphs: [], width: 0 };
    if (run !== last) runs.push(run);
    run.glyphs.push(glyph);
    run.width += ((found.widths[glyph] ?? 0) * size) / 1000;
  }
  return runs;
}
