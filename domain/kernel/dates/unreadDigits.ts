/** One digit as a transcriber wrote it: read, one of a few, or not read at all. */
const DIGIT = String.raw`\d|_|\?|\[\d+_?\]`;
const ONE = new RegExp(DIGIT, 'gu');

/** A number of which some digits could not be read. */
interface DigitSpan {
  least: number;
  most: number;
}

/**
 * The least and the most that a number may be of which some digits could not be read: `18[47]1` is 1841 to 1871, `4_`
 * 40 to 49.
 *
 * @param text - nothing but digits, `_` or `?` for one that was not read, and brackets around those it may be.
 */
export function digitSpan(text: string): DigitSpan {
  let [least, most] = ['', ''];
  for (const [sign] of text.matchAll(ONE)) {
    const digits = (sign.match(/\d/gu) ?? []).map(Number);
    const isOpen = digits.length === 0 || sign.includes('_');
    least += isOpen ? 0 : Math.min(...digits);
    most += isOpen ? 9 : Math.max(...digits);
  }
  return { least: Number(least), most: Number(most) };
}

/** Pattern of so many digits of which some may not have been read. */
export const digitsPattern = (least: number, most = least): string => `(?:${DIGIT}){${least},${most}}`;
