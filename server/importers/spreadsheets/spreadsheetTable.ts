import { readFile } from 'node:fs/promises';

import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';

import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import type { FileFinding } from '#domain/records/sheets/problems/sheetProblem.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { cellTexts, noFaults, type CellFaults } from './cellText.ts';
import { type KindOfTable, locked } from './kindOfTable.ts';
import { LONGEST_TABLE_NAME, SeveralTables } from './SeveralTables.ts';
import type { HiddenParts, TableRow, TableSource } from './tableSource.ts';

type Cells = (CellObject | undefined)[][];

const MOST_TABLES = 20;
/** Rows of a table in Excel and LibreOffice. */
const MOST_ROWS = 1_048_576;
/** Rows by which it shows whether a page of a spreadsheet is a table. */
const LOOKED_AT = 200;
const UNREADABLE =
  'This spreadsheet cannot be read: it may be damaged or cut off. Open it, save it again, and bring that.';

/** The library is large, and only spreadsheets need it. */
async function library() {
  const xlsx = await import('@e965/xlsx');
  xlsx.set_cptable(await import('@e965/xlsx/dist/cpexcel'));
  return xlsx;
}

function refusalOf(error: unknown): Error {
  if (error instanceof UserError) return error;
  return /password|encrypt/iu.test(error instanceof Error ? error.message : '') ? locked() : new UserError(UNREADABLE);
}

/** @throws UserError for a row whose number no program gives: a list that long takes minutes to walk. */
function cellsOf(sheet: WorkSheet | undefined): Cells {
  const cells = (sheet?.['!data'] as Cells | undefined) ?? [];
  if (cells.length > MOST_ROWS) throw new UserError(UNREADABLE);
  return cells;
}
const isFilled = (cell: CellObject | undefined): boolean =>
  cell !== undefined && cell !== null && cell.t !== 'z' && cell.v !== undefined && cell.v !== '';

/** Columns and rows that hold something, up to two: whether it is a table, and not a remark on a page of its own. */
function isTable(sheet: WorkSheet | undefined): boolean {
  const rows = cellsOf(sheet).filter((row) => row?.some(isFilled));
  return rows.length > 1 && rows.some((row) => row.filter(isFilled).length > 1);
}

const widthOf = (cells: Cells): number =>
  cells.reduce((most, row) => Math.max(most, (row?.findLastIndex(isFilled) ?? -1) + 1), 0);

const isHidden = (book: WorkBook, at: number): boolean => (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0;

interface Opened {
  book: WorkBook;
  table: string;
}

/** Reads a table of a spreadsheet by its place, or as much of it as says what it is. */
type ReadBook = (at: number, mostRows?: number) => WorkBook;

/**
 * Reads one table at a time, since each may fill the memory: the one that was chosen, else the only one that is a table and
 * not hidden.
 */
function opened(read: ReadBook, names: readonly string[], chosen: string | null): Opened {
  if (chosen !== null) {
    const at = names.findIndex((name) => plainText(name) === chosen);
    if (at < 0) throw new UserError(`There is no table “${chosen}” in this spreadsheet.`);
    return { book: read(at), table: names[at] ?? chosen };
  }
  const shown: { at: number; table: string; isTable: boolean }[] = [];
  for (const [at, table] of names.entries()) {
    const book = read(at, LOOKED_AT);
    if (!isHidden(book, at)) shown.push({ at, table, isTable: isTable(book.Sheets[table]) });
  }
  const tables = shown.filter((one) => one.isTable);
  if (tables.length > 1) throw new SeveralTables(tables.map(({ table }) => plainText(table)));
  const found = tables[0] ?? shown[0];
  if (!found) throw new UserError('All tables of this spreadsheet are hidden. Show the one that is meant.');
  return { book: read(found.at), table: found.table };
}

/** What the cells of a row added. */
const foundSince = (before: CellFaults, now: CellFaults): FileFinding['id'][] => [
  ...(now.formulasWithoutValue > before.formulasWithoutValue ? (['noValue'] as const) : []),
  ...(now.errors > before.errors ? (['cellError'] as const) : []),
];

function faultRemarks({ formulasWithoutValue, errors, earlyDates, noDates }: CellFaults): string[] {
  const remark = (count: number, what: string) => (count === 0 ? [] : [`${countInWords(count, 'cell')} ${what}`]);
  return [
    ...remark(formulasWithoutValue, 'had a formula without a value: nothing was taken from there.'),
    ...remark(errors, 'had an error, such as #REF!: nothing was taken from there.'),
    ...remark(earlyDates, 'had a date before March 1900, which spreadsheets count wrongly: compare with the source.'),
    ...remark(noDates, 'should have been a date and held a number that is none: it was taken as it is.'),
  ];
}

const hiddenParts = (sheet: WorkSheet, firstRow: number): HiddenParts => ({
  rows: (sheet['!rows'] ?? []).filter((row, at) => at >= firstRow && row?.hidden).length,
  columns: (sheet['!cols'] ?? []).filter((column) => column?.hidden).length,
});

function sheetRemarks(sheet: WorkSheet, firstRow: number, leavesHidden: boolean): string[] {
  const { rows: hiddenRows, columns: hiddenColumns } = hiddenParts(sheet, firstRow);
  const done = leavesHidden ? 'left out.' : 'taken in like the others.';
  const merged = (sheet['!merges'] ?? []).filter(({ s }) => s.r >= firstRow).length;
  const were = (count: number, what: string) => `${countInWords(count, what)} ${count === 1 ? 'was' : 'were'}`;
  return [
    ...(hiddenRows > 0 ? [`${were(hiddenRows, 'hidden row')} ${done}`] : []),
    ...(hiddenColumns > 0 ? [`${were(hiddenColumns, 'hidden column')} ${done}`] : []),
    ...(merged > 0
      ? [`${were(merged, 'block')} of merged cells: what such a block says is in its first row and column only.`]
      : []),
  ];
}

/**
 * A table of a spreadsheet: XLSX, XLSM, XLSB, XLS, ODS, or a web page that a program saved as one.
 *
 * @param which.chosen - name of the table to read, as `SeveralTables` has it; null where no one has chosen.
 * @param which.leavesHidden - whether its hidden rows and columns are left out.
 * @throws SeveralTables where one is to be chosen; UserError with a sentence for people.
 */
export async function spreadsheetTable(
  file: string,
  kind: Exclude<KindOfTable, 'text' | 'archive'>,
  { chosen, leavesHidden }: { chosen: string | null; leavesHidden: boolean },
): Promise<TableSource> {
  const xlsx = await library();
  const bytes = await readFile(file);
  const readWith = (options: object): WorkBook => {
    try {
      return xlsx.read(bytes, {
        type: 'buffer',
        dense: true,
        cellNF: true,
        cellStyles: true,
        // How a cell is shown is worked out where it matters, which is seldom.
        cellText: kind === 'openDocument',
        cellHTML: false,
        // Else texts of a web page would become numbers and dates, and dates before 1900 of OpenDocument numbers.
        raw: kind === 'marked',
        cellDates: kind === 'openDocument',
        UTC: true,
        ...options,
      });
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const names = readWith({ bookSheets: true }).SheetNames;
  if (names.length > MOST_TABLES)
    throw new UserError(
      `This spreadsheet has ${figure(names.length)} tables; ${MOST_TABLES} are the most. Save the one that is meant by itself.`,
    );
  const long = names.find(({ length }) => length > LONGEST_TABLE_NAME);
  if (long !== undefined)
    throw new UserError(`This spreadsheet holds a table whose name is too long: “${long.slice(0, 80)}…”.`);
  const { book, table } = opened(
    (at, mostRows) => readWith({ sheets: at, ...(mostRows !== undefined && { sheetRows: mostRows }) }),
    names,
    chosen,
  );
  const sheet = book.Sheets[table];
  if (!sheet) throw new UserError(UNREADABLE);
  const faults = noFaults();
  const textOf = cellTexts(xlsx.SSF, book.Workbook?.WBProps?.date1904 === true, faults);
  const cells = cellsOf(sheet);
  const hiddenAt = new Set(
    leavesHidden ? (sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : [])) : [],
  );
  const width = widthOf(cells);
  let comments = 0;

  function* rows(): Generator<TableRow> {
    for (const [at, row] of cells.entries()) {
      if (!row || (leavesHidden && sheet?.['!rows']?.[at]?.hidden)) continue;
      // A dense row has holes, which Array.from fills.
      const before = { ...faults };
      const whole = Array.from(row, textOf);
      const texts = hiddenAt.size === 0 ? whole : whole.filter((_text, column) => !hiddenAt.has(column));
      for (const cell of row) if ((cell?.c?.length ?? 0) > 0) comments += 1;
      if (texts.some((text) => text.trim() !== ''))
        yield { line: at + 1, cells: texts, found: foundSince(before, faults) };
    }
  }

  const hiddenTables = names.filter((_, at) => isHidden(book, at)).length;
  return {
    table,
    tables: names,
    width: width === null ? null : width - [...hiddenAt].filter((at) => at < width).length,
    hidden: (firstLine) => hiddenParts(sheet, firstLine - 1),
    rows: rows(),
    remarks: (firstLine) => [
      ...(names.length > 1 ? [`Of ${countInWords(names.length, 'table')}, “${table}” was read.`] : []),
      ...(hiddenTables > 0
        ? [`${countInWords(hiddenTables, 'table')} of the spreadsheet ${hiddenTables === 1 ? 'is' : 'are'} hidden.`]
        : []),
      ...sheetRemarks(sheet, firstLine - 1, leavesHidden),
      ...(comments > 0
        ? [`${countInWords(comments, 'cell')} ${comments === 1 ? 'has' : 'have'} a comment, which was not taken.`]
        : []),
      ...faultRemarks(faults),
    ],
  };
}
