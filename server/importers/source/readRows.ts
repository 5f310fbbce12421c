import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { parse } from 'csv-parse';
import iconv from 'iconv-lite';

import { UserError } from '#server/platform/config/UserError.ts';

import type { SourceFormat } from '../mapping/importMapping.ts';
import { markDamaged } from './damagedText.ts';
import type { SourceInspection } from './inspectSource.ts';
import { lineBlocks } from './lineBlocks.ts';

/** One row of a source file. */
export interface SourceRow {
  /** Line of the file on which the row ends, the first being 1. */
  line: number;
  /** Bytes of the file read so far, for progress; runs a little ahead of the row. */
  bytesRead: number;
  cells: readonly string[];
  /** True for the last row of a file that does not end with a line: it may be a part of a row only. */
  isLastOpen: boolean;
  /** Why this row could not be read at all, in plain words; its cells are empty then. Null for every other row. */
  damage: string | null;
}

/**
 * Characters of the longest row that is taken in; a mark that never closes would else make one row of the rest of the
 * file.
 */
const LONGEST_ROW = 16_000_000;

const DELIMITERS = { comma: ',', tab: '\t', semicolon: ';', pipe: '|' };

/**
 * The rows of a file, streamed: memory stays flat however long the file is. Empty lines are left out, and so is a first
 * line that is for Excel only (`sep=;`), which decides what stands between cells. A header row is not special here;
 * `columnsOf` names it.
 *
 * A file that ends inside a quoted cell gives one damaged row for all that the quotation mark has swallowed. Bytes that
 * are no UTF-8 are `DAMAGED` (damagedText.ts) in their cells.
 *
 * @throws UserError for a row of more than `LONGEST_ROW` characters.
 */
export async function* readRows(
  source: SourceInspection,
  format: Omit<SourceFormat, 'shortRows'>,
): AsyncGenerator<SourceRow> {
  const bytes = createReadStream(source.file);
  let bytesRead = 0;
  bytes.on('data', (chunk) => {
    bytesRead += chunk.length;
  });
  /** Last line of what a quotation mark has swallowed that never closes. */
  let swallowedTo: number | null = null;
  const parser = parse({
    bom: true,
    delimiter: source.separator ?? DELIMITERS[format.delimiter],
    // Excel's own line is no row.
    from: source.separator === null ? 1 : 2,
    quote: format.quotes ? '"' : null,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: LONGEST_ROW,
    // Reported to `on_skip`, since an error would lose the rows that are read and not yet fetched.
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') swallowedTo = Number(error.lines);
      else if (error) parser.destroy(error);
    },
  });
  const text =
    source.encoding === 'utf-8'
      ? Readable.from(markedBlocks(bytes))
      : bytes.on('error', (error) => parser.destroy(error)).pipe(iconv.decodeStream(source.encoding));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  let lastLine = 0;
  let held: SourceRow | null = null;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      // Held back until the next one comes: only the last row may be cut off.
      if (held) yield held;
      lastLine = info.lines;
      held = { line: lastLine, bytesRead, cells: record, isLastOpen: false, damage: null };
    }
    if (held) yield { ...held, isLastOpen: !source.hasLastLineEnd && swallowedTo === null };
    if (swallowedTo !== null) {
      const [from, to] = [lastLine + 1, Math.max(lastLine + 1, swallowedTo)];
      const lost = from === to ? `line ${from} was` : `lines ${from} to ${to} were`;
      yield {
        line: from,
        bytesRead,
        cells: [],
        isLastOpen: true,
        damage: `the file ends inside this row: its quotation mark is never closed, so ${lost} not read`,
      };
    }
  } catch (error) {
    throw new UserError(
      `${source.name} cannot be read as ${format.delimiter}-separated text: ${reasonOf(error, lastLine + 1)}`,
    );
  } finally {
    bytes.destroy();
  }
}

/**
 * What stops the reading of a file, in plain words.
 * @param line - the first that was not read; a few rows behind it may have been read and not yet fetched.
 */
function reasonOf(error: unknown, line: number): string {
  if ((error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE') {
    return `a row on line ${line} or soon after it goes on for more than ${LONGEST_ROW / 1_000_000} million characters. A quotation mark in it is probably never closed: close it, or, if the file does not quote its cells, set "quotes" in the mapping to false.`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function* markedBlocks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const block of lineBlocks(bytes)) yield markDamaged(block);
}
