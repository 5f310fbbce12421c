import { open } from 'node:fs/promises';

import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { SHEET_ENCODINGS, type SheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { SourceEncoding, SourceFormat } from '../mapping/importMapping.ts';
import { DAMAGED } from '../source/damagedText.ts';
import { inspectSource, type SourceInspection } from '../source/inspectSource.ts';
import { readRows, type SourceRow } from '../source/readRows.ts';
import { encodingChoices } from './encodingChoices.ts';
import type { TableSource } from './tableSource.ts';

type Delimiter = SourceFormat['delimiter'];
type TextFormat = Pick<SourceFormat, 'delimiter' | 'encoding' | 'quotes' | 'columns'>;

const DELIMITERS: readonly Delimiter[] = ['comma', 'tab', 'semicolon', 'pipe'];
/** Rows by which the delimiter is found. */
const SAMPLE = 200;
const START_BYTES = 1000;
/** Of UTF-16 without a mark every other byte of English is empty. */
const WIDE = 0.3;

const formatOf = (delimiter: Delimiter, quotes = true): TextFormat => ({
  delimiter,
  encoding: 'auto',
  quotes,
  columns: null,
});

/** UTF-16 that does not say so, by its empty bytes. */
async function encodingOf(file: string): Promise<SourceEncoding> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const empty = [0, 0];
    for (let at = 0; at < bytesRead; at += 1) if (buffer[at] === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
    const [even = 0, odd = 0] = empty;
    if (buffer[0] === 0xff || buffer[0] === 0xfe) return 'auto';
    if (odd > bytesRead * WIDE && even < odd / 4) return 'utf-16le';
    return even > bytesRead * WIDE && odd < even / 4 ? 'utf-16be' : 'auto';
  } finally {
    await handle.close();
  }
}

async function inspected(file: string, chosen: SheetEncoding | null): Promise<SourceInspection> {
  try {
    return await inspectSource(file, chosen ?? (await encodingOf(file)));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (chosen !== null)
      throw new UserError(
        `This file cannot be read as ${SHEET_ENCODINGS[chosen]}: it has bytes that are no letter there.`,
      );
    throw new UserError(
      'This file is not a table that can be read. Save it as a spreadsheet (XLSX, ODS) or as CSV, and bring that.',
    );
  }
}

/** The first rows, or null where they cannot be read so. */
async function sampleOf(source: SourceInspection, format: TextFormat): Promise<SourceRow[] | null> {
  const rows: SourceRow[] = [];
  try {
    for await (const row of readRows(source, format)) {
      if (row.damage !== null) return null;
      rows.push(row);
      if (rows.length >= SAMPLE) break;
    }
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
  return rows;
}

/** How well the rows agree on a number of cells: that number, by the share of rows that have it; 0 for one cell. */
function agreement(rows: readonly SourceRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const scores = [...counts].map(([cells, times]) => (cells === 1 ? 0 : (times / rows.length) * (2 - 1 / cells)));
  return Math.max(0, ...scores);
}

async function formatFound(source: SourceInspection): Promise<TextFormat> {
  let best = { format: formatOf('comma'), score: -1 };
  for (const quotes of [true, false]) {
    for (const delimiter of source.separator === null ? DELIMITERS : DELIMITERS.slice(0, 1)) {
      const format = formatOf(delimiter, quotes);
      const rows = await sampleOf(source, format);
      const score = rows === null ? -1 : agreement(rows);
      if (score > best.score) best = { format, score };
    }
    // Quotation marks are letters only where the rows cannot be read else.
    if (best.score > 0) break;
  }
  return best.format;
}

const unclosed = (line: number): UserError =>
  new UserError(
    `A quotation mark on line ${figure(line)} or soon after it is never closed, so that the rest of the file cannot be read. Close it, and bring the file again.`,
  );

/**
 * A table of text between delimiters: which they are, and the character set, are found from its first lines.
 *
 * @param chosen - the character set that a person chose; null for the one that is found.
 * @throws UserError while rows are read where a quotation mark swallows the rest.
 */
export async function textTable(file: string, chosen: SheetEncoding | null): Promise<TableSource> {
  const source = await inspected(file, chosen);
  const format = await formatFound(source);
  let damaged = 0;

  async function* rows() {
    let last = 0;
    try {
      for await (const { cells, line, damage } of readRows(source, format)) {
        if (damage !== null) throw unclosed(line);
        if (cells.some((cell) => cell.includes(DAMAGED))) damaged += 1;
        last = line;
        yield { line, cells: cells.map((cell) => cell.replaceAll(DAMAGED, '\uFFFD')) };
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // What a mark swallows may be too long for a row, which is said in words for operators.
      throw format.quotes
        ? unclosed(last + 1)
        : new UserError(`Rows from line ${figure(last + 1)} on are too long to be read.`);
    }
  }

  return {
    table: null,
    tables: [],
    width: null,
    text: { encoding: source.encoding, encodings: await encodingChoices(source) },
    rows: rows(),
    remarks: () =>
      damaged > 0 ? [`${countInWords(damaged, 'row')} had letters that cannot be read; they show as \uFFFD.`] : [],
  };
}
