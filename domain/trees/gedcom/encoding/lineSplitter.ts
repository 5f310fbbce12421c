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

/** A line with its number in the file, from 1, without its end. */
export interface NumberedLine {
  text: string;
  number: number;
}

/** Makes lines of bytes that come in pieces. */
export interface LineSplitter {
  push: (bytes: Uint8Array) => NumberedLine[];
  /** The lines that waited for their end. */
  end: () => NumberedLine[];
  /** Before `end`: whether the bytes so far end inside a line. */
  isInside: () => boolean;
}
