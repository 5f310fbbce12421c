import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import type { FileFinding } from '#domain/records/sheets/problems/sheetProblem.ts';
import type { SheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';
import { LONGEST_SHEET_CELL, MOST_SHEET_COLUMNS, MOST_SHEET_ROWS } from '#domain/records/sheets/sheetLimits.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { archivedTable, nestedArchive, picturesLeftOut, tablesWithin } from './archivedTable.ts';
import type { EncodingChoice } from './encodingChoices.ts';
import { findHeadings, type FoundHeadings } from './findHeadings.ts';
import { kindOfTable } from './kindOfTable.ts';
import { SeveralTables } from './SeveralTables.ts';
import { spreadsheetTable } from './spreadsheetTable.ts';
import type { HiddenParts, TableRow, TableSource } from './tableSource.ts';
import { textTable } from './textTable.ts';

/** A row as it goes into a sheet. */
export interface ReadRow {
  line: number;
  /** One a heading. */
  cells: string[];
}

/** What a file was found to hold. */
export interface ReadTable {
  /** Name of the table within a spreadsheet; null for a text file. */
  table: string | null;
  tables: string[];
  /** One a column; empty where it has none. */
  headings: string[];
  /** Rows below the headings. */
  rows: number;
  /** What people should know of the file, as sentences. */
  remarks: string[];
  /** The character set that a file of text was read in; null for a spreadsheet. */
  encoding: string | null;
  /** Those in which it may be read. */
  encodings: EncodingChoice[];
  hidden: HiddenParts;
  /** What is wrong with cells of a spreadsheet, by rows. */
  findings: FileFinding[];
}

/** Few bytes of a spreadsheet may say one long text in every cell. */
const MOST_CHARACTERS = 500_000_000;
/** Rows by which headings are found. */
const SAMPLE = 200;
/** Rows of a finding that are named. */
const SOME = 3;
/** Rows that are handed on at a time, and their characters: fewer rows where they are long. */
const BATCH = 1000;
const BATCH_CHARACTERS = 4_000_000;

/** What was changed of rows on their way, by how many. */
interface Changes {
  cut: number;
  overlong: number;
  firstOverlong: number;
}

const HALF_CHARACTERS = /\p{Cs}/gu;

/** Text that the database takes: no NUL, no half characters, line ends of one kind, not too long. */
function kept(cell: string, changes: Changes): string {
  const text = cell.replaceAll('\u0000', '').replace(/\r\n?/gu, '\n').replace(HALF_CHARACTERS, '\uFFFD');
  if (text.length <= LONGEST_SHEET_CELL) return text;
  changes.cut += 1;
  return text.slice(0, LONGEST_SHEET_CELL).replace(HALF_CHARACTERS, '');
}

function fitted({ line, cells }: TableRow, columns: number, changes: Changes): ReadRow {
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) {
    changes.overlong += 1;
    if (changes.overlong === 1) changes.firstOverlong = line;
  }
  return { line, cells: Array.from({ length: columns }, (_, at) => kept(cells[at] ?? '', changes)) };
}

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '');

/** Which table of a file is read. */
interface Which {
  /** The one that is meant, as `SeveralTables` has it; left out or null where no one has chosen. */
  chosen?: string | null;
  /** Whether hidden rows and columns of a spreadsheet are left out. */
  leavesHidden?: boolean;
  /** The character set of a file of text, where someone chose it. */
  encoding?: SheetEncoding | null;
  /** Where the table of an archive is unpacked to; the one who gives it removes it. */
  folder: string;
  /**
   * Takes the pictures beside the table of an archive, when all of that is read, and says what became of them. Left out:
   * they are left out.
   */
  onPictures?: (pictures: ZipEntry[], table: string) => Promise<string[]>;
}

async function sourceOf(
  file: string,
  { chosen = null, encoding = null, leavesHidden = false, folder }: Which,
): Promise<TableSource> {
  const kind = await kindOfTable(file);
  if (kind !== 'archive')
    return kind === 'text' ? textTable(file, encoding) : spreadsheetTable(file, kind, { chosen, leavesHidden });
  const { at, name, remarks, pictures, within: chosenWithin } = await archivedTable(file, { folder, chosen });
  const kindWithin = await kindOfTable(at);
  if (kindWithin === 'archive') throw nestedArchive(name);
  const within = await (
    kindWithin === 'text'
      ? textTable(at, encoding)
      : spreadsheetTable(at, kindWithin, { chosen: chosenWithin, leavesHidden })
  ).catch((error: unknown) => {
    throw error instanceof SeveralTables ? tablesWithin(name, error) : error;
  });
  return {
    ...within,
    table: within.table ?? name,
    remarks: (firstLine) => [...remarks, ...within.remarks(firstLine)],
    archive: { name, pictures },
  };
}

/** Where the table begins, and what must be so before any row is handed on. */
function startOf(sample: readonly TableRow[], width: number | null): FoundHeadings {
  if (sample.length === 0) throw new UserError('There is nothing in this file.');
  const found = findHeadings(
    sample.map(({ cells }) => cells),
    width,
  );
  const { headings } = found;
  if (headings.length > MOST_SHEET_COLUMNS)
    throw new UserError(
      `This table has ${figure(headings.length)} columns; ${MOST_SHEET_COLUMNS} are the most. Leave out those that are not needed.`,
    );
  if (sample.length <= found.first) throw new UserError('This file has headings, and no rows below them.');
  return found;
}

function changeRemarks({ at, first }: FoundHeadings, changes: Changes): string[] {
  const above = at < 0 ? first : at;
  return [
    ...(above > 0 ? [`${countInWords(above, 'row')} above the table ${above === 1 ? 'was' : 'were'} left out.`] : []),
    ...(at < 0 ? ['The columns have no headings.'] : []),
    ...(changes.overlong > 0
      ? [
          `${countInWords(changes.overlong, 'row')} had more cells than there are columns, the first on line ${figure(changes.firstOverlong)}: what was too much was left out.`,
        ]
      : []),
    ...(changes.cut > 0
      ? [
          `${countInWords(changes.cut, 'cell')} had more than ${figure(LONGEST_SHEET_CELL)} characters: the rest was cut off.`,
        ]
      : []),
  ];
}

/**
 * Reads a table out of a file of any of the kinds that people have: CSV, TSV, XLSX, XLSM, XLSB, XLS, ODS, or a ZIP with
 * such a file in it. What the file is, its delimiter, its character set and its row of headings are found from what it holds, not from its name.
 *
 * `onRows` takes some rows at a time, in their order; the next ones wait for it.
 *
 * @throws SeveralTables where a spreadsheet or an archive holds several and none was chosen; UserError with a sentence for people where the file is no table or more than is taken in.
 */
export async function readTable(
  file: string,
  onRows: (rows: ReadRow[]) => Promise<void>,
  which: Which,
): Promise<ReadTable> {
  const source = await sourceOf(file, which);
  const changes: Changes = { cut: 0, overlong: 0, firstOverlong: 0 };
  const sample: TableRow[] = [];
  let found: FoundHeadings | null = null;
  let firstLine = 1;
  let batch: ReadRow[] = [];
  let rows = 0;
  let characters = 0;
  let handedOn = 0;
  const findings = new Map<FileFinding['id'], FileFinding>();

  async function take(row: TableRow, columns: number): Promise<void> {
    rows += 1;
    if (rows > MOST_SHEET_ROWS)
      throw new UserError(`This table has more than ${figure(MOST_SHEET_ROWS)} rows. Bring it in parts.`);
    const taken = fitted(row, columns, changes);
    for (const id of row.found ?? []) {
      const finding = findings.get(id) ?? { id, rows: 0, some: [] };
      finding.rows += 1;
      if (finding.some.length < SOME) finding.some.push(rows);
      findings.set(id, finding);
    }
    batch.push(taken);
    characters += taken.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > MOST_CHARACTERS)
      throw new UserError(`This table has more than ${figure(MOST_CHARACTERS)} characters. Bring it in parts.`);
    if (batch.length < BATCH && characters - handedOn < BATCH_CHARACTERS) return;
    await onRows(batch);
    batch = [];
    handedOn = characters;
  }

  async function takeSample(): Promise<FoundHeadings> {
    const start = startOf(sample, source.width);
    firstLine = sample[start.first]?.line ?? 1;
    for (const row of sample.slice(start.first)) await take(row, start.headings.length);
    return start;
  }

  for await (const row of source.rows) {
    if (!isFilled(row)) continue;
    if (found) await take(row, found.headings.length);
    else if (sample.push(row) >= SAMPLE) found = await takeSample();
  }
  found ??= await takeSample();
  if (batch.length > 0) await onRows(batch);
  const { name = '', pictures = [] } = source.archive ?? {};
  const { onPictures = () => Promise.resolve([picturesLeftOut(pictures.length)]) } = which;
  const ofPictures = pictures.length > 0 ? await onPictures(pictures, name) : [];
  return {
    table: source.table,
    tables: [...source.tables],
    headings: found.headings,
    rows,
    remarks: [...changeRemarks(found, changes), ...source.remarks(firstLine), ...ofPictures],
    hidden: source.hidden?.(firstLine) ?? { rows: 0, columns: 0 },
    findings: [...findings.values()],
    encoding: source.text?.encoding ?? null,
    encodings: source.text?.encodings ?? [],
  };
}
