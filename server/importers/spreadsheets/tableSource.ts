import type { FileFinding } from '#domain/records/sheets/problems/sheetProblem.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';

import type { EncodingChoice } from './encodingChoices.ts';

/** A row of a table that holds something. */
export interface TableRow {
  /** Line of the file, or row of the spreadsheet, from 1. */
  line: number;
  cells: readonly string[];
  /** What is wrong with cells of it. */
  found?: readonly FileFinding['id'][];
}

/** How much of a table is hidden. */
export interface HiddenParts {
  rows: number;
  columns: number;
}

/** A table that is read row by row. */
export interface TableSource {
  /** Name of the table within a spreadsheet; null for a text file. */
  table: string | null;
  /** Names of all tables of the spreadsheet. */
  tables: readonly string[];
  /** Columns that hold something; null where only the end shows. */
  width: number | null;
  /** Of text: the character set it is read in, and those in which it may be. */
  text?: { encoding: string; encodings: EncodingChoice[] };
  /** How many rows and columns of a spreadsheet are hidden; asked for when all rows were read. */
  hidden?: (firstLine: number) => HiddenParts;
  rows: Iterable<TableRow> | AsyncIterable<TableRow>;
  /**
   * What people should know of it, as sentences; asked for when all rows were read.
   * @param firstLine - of the rows that are taken in.
   */
  remarks: (firstLine: number) => string[];
  /** Of a table in an archive: where it was in it, and the pictures beside it. */
  archive?: { name: string; pictures: ZipEntry[] };
}
