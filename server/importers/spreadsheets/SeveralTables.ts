/** Characters of the name of a table, with the folders that it is in. */
export const LONGEST_TABLE_NAME = 500;

/** A file holds several tables, and no one has said which is meant. */
export class SeveralTables extends Error {
  override name = 'SeveralTables';
  /** Their names, each once, in their order. */
  readonly tables: readonly string[];

  constructor(tables: readonly string[]) {
    super('Several tables, and none is chosen.');
    this.tables = tables;
  }
}
