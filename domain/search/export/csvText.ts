/** Beginnings by which a spreadsheet takes a cell for a formula, also behind white space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
const QUOTED = /["\r\n,;\t]|^\s|\s$/u;

/**
 * One cell. What a spreadsheet would run as a formula gets an apostrophe in front, which makes it text; records are
 * transcribed by strangers.
 */
function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as lines of a CSV file. No cell is a formula. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/**
 * Rows as a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. Safe to open: no cell is a formula.
 *
 * @param columns - the header.
 */
export const csvText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${csvRows([columns, ...rows])}`;
