import { figure } from '#domain/kernel/wording/countInWords.ts';

import { RefusedGedcom } from '../reading/RefusedGedcom.ts';

const MEGABYTE = 1024 ** 2;
/** Characters of the longest note: some 150 printed pages more than our own forms take. */
export const LONGEST_NOTE = MEGABYTE;
/** Characters that pointers of one record may repeat of other records: shared notes, names of repositories. */
export const MOST_SHARED_OF_RECORD = 4 * MEGABYTE;
/** The same of a whole file: each pointer becomes a text of its own in the tree. */
export const MOST_SHARED_OF_FILE = 256 * MEGABYTE;

/**
 * Counts the texts that documents get, since a short line can point at a long text, and a thousand lines at the same.
 */
export interface TextBudget {
  /** Another record comes. */
  beginRecord: () => void;
  /** A note of so many characters. @throws RefusedGedcom where it is too long. */
  note: (characters: number, line: number) => void;
  /**
   * So many characters of another record, by way of a pointer.
   * @throws RefusedGedcom where the record or the file repeats too many.
   */
  shared: (characters: number, line: number) => void;
}

const refuse = (line: number, fault: string): never => {
  throw new RefusedGedcom(
    `Line ${figure(line)} of this file: ${fault} Shorten them in your program, and export the file again.`,
  );
};
const inMegabytes = (characters: number) => `${characters / MEGABYTE} MB`;

/** The budget of one reading of a file that is to be imported. */
export function createTextBudget(): TextBudget {
  let [ofRecord, ofFile] = [0, 0];
  return {
    beginRecord: () => void (ofRecord = 0),
    note(characters, line) {
      if (characters > LONGEST_NOTE)
        refuse(line, `its note is longer than ${inMegabytes(LONGEST_NOTE)}, and longer notes are not kept.`);
    },
    shared(characters, line) {
      ofRecord += characters;
      ofFile += characters;
      if (ofRecord > MOST_SHARED_OF_RECORD)
        refuse(
          line,
          `the shared notes that this record points to come to more than ${inMegabytes(MOST_SHARED_OF_RECORD)}.`,
        );
      if (ofFile > MOST_SHARED_OF_FILE)
        refuse(
          line,
          `the shared notes that records point to come to more than ${inMegabytes(MOST_SHARED_OF_FILE)} by this line.`,
        );
    },
  };
}

/** Of what was imported already: a tree that is here leaves whole. */
export const NO_BUDGET: TextBudget = { beginRecord: () => undefined, note: () => undefined, shared: () => undefined };
