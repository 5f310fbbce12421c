/** A transformation of a PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that does `inner` first and `outer` then. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Numbers of the operators that matter here, as the reader of PDF has them. */
export interface PictureOperators {
  save: number;
  restore: number;
  transform: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  paintImageXObject: number;
}

/** A picture on a page: its name in the file, and where its unit square goes. */
export interface PlacedPicture {
  name: string;
  matrix: Matrix;
}

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number');

/** The pictures that a page paints, in their order. */
export function picturesOf(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  operators: PictureOperators,
): PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  const saved: Matrix[] = [];
  let current = UPRIGHT;
  fnArray.forEach((operator, at) => {
    const given = argsArray[at];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    if (operator === operators.save) saved.push(current);
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd)
      current = saved.pop() ?? current;
    else if (operator === operators.transform && isMatrix(args)) current = multiply(current, args);
    else if (operator === operators.paintFormXObjectBegin) {
      saved.push(current);
      if (isMatrix(args[0])) current = multiply(current, args[0]);
    } else if (operator === operators.paintImageXObject && typeof args[0] === 'string')
      pictures.push({ name: args[0], matrix: current });
  });
  return pictures;
}

/** Share of the page from which a picture fills it, and up to which another is a mere ornament. */
const FILLS = 0.85;
const ORNAMENT = 0.05;

const areaOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);

/**
 * The one picture that fills a page and is upright on it before the page is turned; null where none is, or there are
 * several.
 */
export function fillingPicture(pictures: readonly PlacedPicture[], pageArea: number): PlacedPicture | null {
  const large = pictures.filter(({ matrix }) => areaOf(matrix) > pageArea * ORNAMENT);
  const [only] = large;
  if (!only || large.length > 1) return null;
  const [a, b, c, d] = only.matrix;
  const isUpright = a > 0 && d > 0 && Math.abs(b) < a * 0.01 && Math.abs(c) < d * 0.01;
  return isUpright && areaOf(only.matrix) >= pageArea * FILLS ? only : null;
}
