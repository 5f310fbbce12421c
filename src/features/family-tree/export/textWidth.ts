import { helveticaWidth } from '#domain/pdf/helvetica.ts';
import { winAnsi } from '#domain/pdf/winAnsi.ts';

/** A letter of other scripts is taken to be as wide as this share of its size: a picture measures no text. */
const WIDE_LETTER = 0.95;
/** Inter, where it is there, is broader than Helvetica. */
const BROADER = 1.06;

/** About how long a text is in whatever font a picture will be seen with, in the unit of its size; rather too long than too short. */
export function textWidth(text: string, size: number, isBold: boolean): number {
  const bytes = winAnsi(text);
  return bytes ? helveticaWidth(bytes, size, isBold) * BROADER : [...text].length * size * WIDE_LETTER;
}
