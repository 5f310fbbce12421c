import { MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';

/** Of the largest file that is brought for a book: an archive of its pictures. */
export const MOST_BOOK_GIGABYTES = 4;
export const MOST_BOOK_BYTES = MOST_BOOK_GIGABYTES * 1024 * MEGABYTE;
/** Pages of one book, and so files of one archive; more than any volume has. */
export const MOST_PAGES_OF_BOOK = 10_000;
/** Characters of what a book and a section are called, and of a note. */
export const LONGEST_BOOK_LABEL = 200;
export const LONGEST_BOOK_NOTE = 2_000;
/** Sections of one book. */
export const MOST_SECTIONS = 500;
/** Years that a register may be of. */
export const BOOK_YEARS = { first: 1000, last: 2999 } as const;
