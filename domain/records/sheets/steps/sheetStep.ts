import type { Rewriting } from './rewritten.ts';
import type { SplitAt } from './splitCell.ts';

/** One value of a column, and what is written in its place. */
export interface Replacement {
  /** The whole cell, without spaces around it. */
  from: string;
  /** Empty for a cell that is emptied. */
  to: string;
}

/** In which order a date of three numbers is written. */
export type DateOrder = 'day-first' | 'month-first';

/** Steps that mend the cells of one column, and from which single rows may be left out. */
export const COLUMN_STEPS = ['replace', 'place', 'case', 'ditto', 'fill', 'dates', 'dayNumbers', 'pad'] as const;
export type ColumnStep = (typeof COLUMN_STEPS)[number];

/**
 * A mend of the cells of a sheet, done again with every file that the sheet gets. `field` is the id of a field of the
 * sheet's kind.
 */
export type SheetStep =
  /** Cells that say exactly this say something else. */
  | { do: 'replace'; field: string; values: readonly Replacement[] }
  /**
   * Cells that say exactly this mean a place of the gazetteer, `to`; `from` has the county beside it, where a row says
   * one (`writtenPlace`). What is written stays.
   */
  | { do: 'place'; field: string; values: readonly Replacement[] }
  /** Parts of cells, or whole ones that are like it, are written otherwise. */
  | ({ do: 'rewrite'; field: string } & Rewriting)
  /** What is split off a cell goes into a field that no column fills. */
  | { do: 'split'; field: string; at: SplitAt; into: string }
  /** What a cell says is in a field that no column fills, as well. */
  | { do: 'also'; field: string; into: string }
  /** What a cell of another field says comes behind, with a sign between them. */
  | { do: 'join'; field: string; other: string; sign: string }
  /** Every row says this, whatever its cell says. */
  | { do: 'constant'; field: string; to: string }
  /** Words in capitals are written as names are. */
  | { do: 'case'; field: string }
  /** A mark of repetition becomes what the row above has. */
  | { do: 'ditto'; field: string }
  /** An empty cell becomes what the row above has. */
  | { do: 'fill'; field: string }
  /** Dates of three numbers are written with the month in letters. */
  | { do: 'dates'; field: string; order: DateOrder }
  /** Days that a spreadsheet counted from 1900 become dates. */
  | { do: 'dayNumbers'; field: string }
  /** Numbers get back the zeros that a spreadsheet took from them. */
  | { do: 'pad'; field: string; digits: number }
  /** Further spaces and signs that are not seen go, from every cell. */
  | { do: 'tidy' }
  /** Letters that a program read in the wrong encoding are put right, in every cell. */
  | { do: 'encoding' }
  /** Cells that moved by a column go back, in the rows where that is clear. */
  | { do: 'shift' }
  /** Rows that repeat the headings are left out. */
  | { do: 'headings' }
  /** Of rows that say the same, the first is kept. */
  | { do: 'repeated' }
  /**
   * One cell of the row of one entry; `was` is what the file had there. Of several rows with its key, which say “do.” or
   * the same, it is the `nth`, from 0; without it, all of them.
   */
  | { do: 'cell'; key: string; nth?: number; field: string; was: string; to: string }
  /**
   * One cell of the rows of several entries that were chosen, to one value: each by its key, the `nth` of the rows with
   * that, and what the file had there.
   */
  | { do: 'cells'; field: string; to: string; entries: readonly (readonly [key: string, nth: number, was: string])[] }
  /** The row of one entry is left out. */
  | { do: 'leaveOut'; key: string; nth?: number }
  /**
   * In the row of one entry the steps of one kind are not done to a column; `was` is what the file had there. Of places,
   * `to` is the one that this row means instead.
   */
  | { do: 'except'; of: ColumnStep; key: string; nth: number; field: string; was: string; to?: string }
  /**
   * The rows of these entries are one household, in this order; `name` is its own within the sheet. Of two steps with one
   * entry the later holds.
   */
  | { do: 'household'; name: string; entries: readonly (readonly [key: string, nth: number])[] }
  /** A problem was looked at, and cells stay as they are: those of these values; null for all, in later files too. */
  | { do: 'accept'; problem: string; field: string | null; values: readonly string[] | null };

/** Steps of a sheet, and values that one step replaces. */
export const MOST_STEPS = 2_000;
export const MOST_REPLACEMENTS = 1_000;
/** Records of which one step mends a cell. */
export const MOST_CHOSEN = 10_000;
/** Characters of all steps together: a sheet is read with all of them. */
export const MOST_STEP_CHARACTERS = 1_000_000;
