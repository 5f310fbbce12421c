import { MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';

/** Of the largest file that a sheet takes. */
export const MOST_SHEET_MEGABYTES = 200;
export const MOST_SHEET_BYTES = MOST_SHEET_MEGABYTES * MEGABYTE;
/** Characters of the name of a file. */
export const LONGEST_FILE_NAME = 255;
/** Columns and rows of the largest table, and characters of the longest cell: the rest is cut off. */
export const MOST_SHEET_COLUMNS = 200;
export const MOST_SHEET_ROWS = 2_000_000;
export const LONGEST_SHEET_CELL = 16_000;
/** Characters of the longest title, of what holds for every row, and of what readers are told of a set. */
export const LONGEST_TITLE = 200;
export const LONGEST_CONSTANT = 300;
export const LONGEST_SET_TEXT = 2_000;
/** Rows that are shown at once. */
export const SHEET_ROWS_ON_PAGE = 100;
/** Rows of a file of those that are not taken. */
export const MOST_REJECTED_ROWS = 10_000;
