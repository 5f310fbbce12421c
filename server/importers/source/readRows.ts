import { createReadStream } from 'node:fs';

import { parse } from 'csv-parse';
import iconv from 'iconv-lite';

import { UserError } from '#server/config/UserError.ts';

import type { SourceFormat } from '../mapping/importMapping.ts';
import type { SourceInspection } from './inspectSource.ts';

/** One row of a source file. */
export interface SourceRow {
  /** Line of the file on which the row ends, the first being 1. */
  line: number;
  /** Bytes of the file read so far, for progress; runs a little ahead of the row. */
  bytesRead: number;
  cells: readonly string[];
}

const DELIMITERS = { comma: ',', tab: '\t', semicolon: ';', pipe: '|' };

/**
 * The rows of a file, streamed: memory stays flat however long the file is. Empty lines are left out.
 * A header row is not special here; `columnsOf` names it.
 *
 * @throws UserError naming the line where quotation marks do not close.
 */
export async function* readRows(source: SourceInspection, format: SourceFormat): AsyncGenerator<SourceRow> {
  const bytes = createReadStream(source.file);
  let bytesRead = 0;
  bytes.on('data', (chunk) => {
    bytesRead += chunk.length;
  });
  const parser = parse({
    bom: true,
    delimiter: DELIMITERS[format.delimiter],
    quote: format.quotes ? '"' : null,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 1_000_000,
  });
  bytes.on('error', (error) => parser.destroy(error));
  bytes.pipe(iconv.decodeStream(source.encoding)).pipe(parser);
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      yield { line: info.lines, bytesRead, cells: record };
    }
  } catch (error) {
    throw new UserError(`${source.name} cannot be read as ${format.delimiter}-separated text: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    bytes.destroy();
  }
}
