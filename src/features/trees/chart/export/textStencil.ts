import type { PdfStencil } from '#domain/trees/chart/pdf/writePdf.ts';

import { siteFont } from '../model/siteFont.ts';

/** Points of a stencil for one unit of the chart: some 570 to the inch on paper. */
const FINENESS = 6;
/** What a line needs above and below its base, as shares of the size. */
const ASCENT = 1.1;
const DESCENT = 0.4;
/** Size at which a letter is looked at. */
const LOOKED_AT = 16;
/** From this much of the ink on, a point is painted; of 255. */
const INKED = 110;

/**
 * Text drawn with the letters of the reader's own system, for scripts that the site's typeface lacks. Lengths are the
 * chart's units.
 */
export interface TextStencil extends PdfStencil {
  breadth: number;
  rise: number;
  descent: number;
}

const fontOf = (size: number, isBold: boolean): string => `${isBold ? 600 : 400} ${size}px ${siteFont()}`;

/**
 * No letter, and never one: what a browser draws for it, it draws for every letter that the device has no typeface for.
 */
const NO_LETTER = '\u{10FFFF}';

/** What a canvas of the reader's device does with letters. */
interface TextStencils {
  widthOf: (text: string, size: number, isBold: boolean) => number;
  draw: (text: string, size: number, isBold: boolean) => TextStencil;
  /**
   * Whether the device has a typeface for a letter. Browsers that put a letter's number into its box cannot be asked:
   * they say yes.
   */
  has: (letter: string) => boolean;
}

/** Draws texts as stencils on one canvas; null where there is none to draw on. */
export function createTextStencils(): TextStencils | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const widthOf = (text: string, size: number, isBold: boolean) => {
    context.font = fontOf(size, isBold);
    return context.measureText(text).width;
  };
  const draw = (text: string, size: number, isBold: boolean): TextStencil => {
    const width = Math.max(1, Math.ceil((widthOf(text, size, isBold) + 2) * FINENESS));
    const height = Math.ceil(size * (ASCENT + DESCENT) * FINENESS);
    Object.assign(canvas, { width, height });
    context.font = fontOf(size * FINENESS, isBold);
    context.fillText(text, 0, size * ASCENT * FINENESS);
    const { data } = context.getImageData(0, 0, width, height);
    const rowBytes = Math.ceil(width / 8);
    const bits = new Uint8Array(rowBytes * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const byte = y * rowBytes + (x >> 3);
        if ((data[(y * width + x) * 4 + 3] ?? 0) >= INKED) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7));
      }
    }
    return { width, height, bits, breadth: width / FINENESS, rise: height / FINENESS, descent: size * DESCENT };
  };
  const isSame = (one: TextStencil, other: TextStencil) =>
    one.width === other.width && one.bits.every((byte, at) => byte === other.bits[at]);
  let missing: TextStencil | null = null;
  const has = (letter: string) => {
    missing ??= draw(NO_LETTER, LOOKED_AT, false);
    return !isSame(draw(letter, LOOKED_AT, false), missing);
  };
  return { widthOf, draw, has };
}
