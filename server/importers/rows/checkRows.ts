import path from 'node:path';

import { columnIndex } from '../mapping/columnIndex.ts';
import type { ImportMapping } from '../mapping/importMapping.ts';
import type { SourceInspection } from '../source/inspectSource.ts';
import { readRows } from '../source/readRows.ts';
import { createRowReader, type RowOutcome } from './createRowReader.ts';

/** A row of a file with the records it makes, or why it makes none. */
export interface JudgedRow {
  /** Name of its file. */
  source: string;
  /** Its line, or its number where the format counts rows. */
  line: number;
  /** Bytes of all files read so far. */
  bytesRead: number;
  outcome: RowOutcome;
}

/** Files that are together a whole set. */
interface JudgedFiles {
  mapping: ImportMapping;
  sources: readonly SourceInspection[];
  recordSetId: string;
  /** Day, `YYYY-MM-DD`, from which it is judged what is closed. */
  asOf: string;
}

/** Every row of some files but their headings, in order. */
export async function* checkRows({ mapping, sources, recordSetId, asOf }: JudgedFiles): AsyncGenerator<JudgedRow> {
  const seenKeys = new Map<string, number>();
  const rowReader = (source: SourceInspection, header: readonly string[]) =>
    createRowReader({
      mapping,
      columns: columnIndex(mapping, header, source.name),
      recordSetId,
      sourceFile: source.name,
      folder: path.dirname(source.file),
      asOf,
      seenKeys,
    });
  let bytesBefore = 0;
  for (const source of sources) {
    let readRow = mapping.format.columns ? rowReader(source, mapping.format.columns) : null;
    let no = 0;
    for await (const row of readRows(source, mapping.format)) {
      if (!readRow) {
        readRow = rowReader(source, row.cells);
        continue;
      }
      no += 1;
      const line = mapping.format.counts === 'rows' ? no : row.line;
      const outcome = row.damage === null ? readRow(row.cells, line, row.isLastOpen) : { reason: row.damage };
      yield { source: source.name, line, bytesRead: bytesBefore + row.bytesRead, outcome };
    }
    bytesBefore += source.bytes;
  }
}

/** Reads the first row of each file only, so that a mapping that does not fit is refused before anything is done. */
export async function checkColumns(sources: readonly SourceInspection[], mapping: ImportMapping): Promise<void> {
  const header = mapping.format.columns;
  for (const source of sources) {
    if (header) columnIndex(mapping, header, source.name);
    else
      for await (const { cells } of readRows(source, mapping.format)) {
        columnIndex(mapping, cells, source.name);
        break;
      }
  }
}
