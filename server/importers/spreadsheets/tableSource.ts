import type { ZipEntry } from '#server/platform/archives/readZip.ts';

/** A row of a table that holds something. */
export interface TableRow {
  /** Line of the file, or row of the spreadsheet, from 1. */
  line: number;
  cells: readonly string[];
}

/** A table that is read row by row. */
export interface TableSource {
  /** Name of the table within a spreadsheet; null for a text file. */
  table: string | null;
  /** Names of all tables of the spreadsheet. */
  tables: readonly string[];
  /** Columns that hold something; null where only the end shows. */
  width: number | null;
  rows: Iterable<TableRow> | AsyncIterable<TableRow>;
  /**
   * What people should know of it, as sentences; asked for when all rows were read.
   * @param firstLine - of the rows that are taken in.
   */
  remarks: (firstLine: number) => string[];
  /** Of a table in an archive: where it was in it, and the pictures beside it. */
  archive?: { name: string; pictures: ZipEntry[] };
}
