import { textRuns } from '#domain/trees/chart/pdf/textRuns.ts';

import type { PictureFont } from './pictureFonts.ts';

/**
 * A letter that no font of the picture has is taken to be as wide as this share of its size; a Latin one, where there
 * are no fonts.
 */
const WIDE_LETTER = 1.05;
const LATIN_LETTER = 0.62;
const LATIN = /^[\0-\u024F\u2000-\u206F]*$/u;

/**
 * How long a text is in the fonts of a picture, in the unit of its size; where they lack a letter, rather too long than
 * too short.
 */
export function textWidth(text: string, size: number, isBold: boolean, fonts: readonly PictureFont[] = []): number {
  const runs = textRuns(
    text,
    fonts.filter((font) => font.isBold === isBold),
    size,
  );
  if (runs && (runs.length > 0 || text === '')) return runs.reduce((sum, { width }) => sum + width, 0);
  return [...text].length * size * (LATIN.test(text) ? LATIN_LETTER : WIDE_LETTER);
}
