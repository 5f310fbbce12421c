import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** Headings behind those of the sheet, in a file of the rows that are left out: the reason, and where the row belongs. */
export const LEFT_OUT_HEADINGS = ['What is wrong', 'Row'] as const;

/** A row of a sheet by its number, from 1. */
interface Row {
  no: number;
  cells: readonly string[];
}

/** A file of rows that were left out, and the sheet that they come back to. */
interface SentBack {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  sheet: {
    headings: readonly string[];
    /** How many rows it has. */
    rows: number;
    /** Why its rows are left out, by their numbers. */
    leftOut: ReadonlyMap<number, string>;
    /** The cells of those. */
    cells: ReadonlyMap<number, readonly string[]>;
  };
}

/** Whether a file is one of rows that were left out, by its last two columns. */
export const isOfLeftOut = (headings: readonly string[]): boolean =>
  headings.length > LEFT_OUT_HEADINGS.length &&
  LEFT_OUT_HEADINGS.every((heading, at) => headings.at(at - LEFT_OUT_HEADINGS.length)?.trim() === heading);

/** The mark before what a spreadsheet would take for a formula, which our file has put there. */
const MARKED = /^'(?=\s*[=+\-@\t\r＝＋－＠])/u;

const AGAIN = 'Save the rows that are left out again, from the page Check.';

function changedHeading(theirs: readonly string[], ours: readonly string[]): string | null {
  if (theirs.length !== ours.length + LEFT_OUT_HEADINGS.length)
    return `This file has ${countInWords(theirs.length - LEFT_OUT_HEADINGS.length, 'column')} before “${LEFT_OUT_HEADINGS[0]}”, and the sheet has ${figure(ours.length)}. ${AGAIN}`;
  // A column without a heading is called by its place in our file.
  const at = ours.findIndex((heading, index) => heading.trim() !== '' && heading.trim() !== theirs[index]?.trim());
  return at === -1
    ? null
    : `The column “${ours[at]?.trim()}” is called “${theirs[at]?.trim()}” in this file. Give it its heading again.`;
}

/** Whether a mended row has nothing in common with what the sheet has there. */
function isOther(mended: readonly string[], held: readonly string[]): boolean {
  const said = held.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  return said.length > 1 && said.every((at) => mended[at]?.trim() !== held[at]?.trim());
}

/**
 * Says which rows of a sheet the rows of a file are, that were left out of it and come back mended.
 *
 * @returns the rows with their cells; what is wrong, in words for the person who brought it, where any row is: all are
 *   placed or none
 */
export function placeLeftOut({ headings, rows, sheet }: SentBack): { placed: Row[] } | { problem: string } {
  const wrong = changedHeading(headings, sheet.headings);
  if (wrong !== null) return { problem: wrong };
  if (rows.length === 0) return { problem: 'There are no rows in this file.' };
  const placed = new Map<number, Row>();
  const width = sheet.headings.length;
  for (const [at, cells] of rows.entries()) {
    const written = (cells[width + 1] ?? '').trim();
    const no = /^\d{1,9}$/u.test(written) ? Number(written) : 0;
    if (no === 0)
      return {
        problem: `Row ${figure(at + 1)} of this file has ${written === '' ? 'nothing' : `“${written.slice(0, 40)}”`} in the column “Row”, where its number was. ${AGAIN}`,
      };
    if (no > sheet.rows)
      return {
        problem: `Row ${figure(no)} is beyond the end of the sheet, which has ${countInWords(sheet.rows, 'row')}.`,
      };
    if (placed.has(no)) return { problem: `Row ${figure(no)} comes twice in this file. Leave the right one in it.` };
    const [reason, held] = [sheet.leftOut.get(no), sheet.cells.get(no)];
    if (reason === undefined || held === undefined)
      return {
        problem: `Row ${figure(no)} of the sheet is not left out: it makes a record already. Take it out of this file.`,
      };
    const mended = headings.slice(0, width).map((_one, column) => (cells[column] ?? '').replace(MARKED, ''));
    const theirs = (cells[width] ?? '').replace(MARKED, '').trim();
    if ((theirs !== '' && theirs !== reason.trim()) || isOther(mended, held))
      return {
        problem: `Row ${figure(no)} of the sheet is another one by now: this file was saved from an earlier state of it. ${AGAIN}`,
      };
    placed.set(no, { no, cells: mended });
  }
  return { placed: [...placed.values()] };
}
