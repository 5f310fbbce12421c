import { figure } from '#domain/kernel/wording/countInWords.ts';

import { RefusedGedcom } from '../reading/RefusedGedcom.ts';

/**
 * Bytes, or letters of two bytes, of the longest line that is read. No version allows more than 255 characters, and no
 * program writes more than a page.
 */
export const LONGEST_READ_LINE = 16 * 1024 ** 2;

/**
 * Refuses a file for a line that is longer than any line is.
 * @param number - of the line, from 1.
 * @throws RefusedGedcom always.
 */
export function refuseLine(number: number): never {
  throw new RefusedGedcom(
    `Line ${figure(number)} of this file is longer than ${LONGEST_READ_LINE / 1024 ** 2} MB. Check how your program saved the file, and export it again.`,
  );
}
