import { statSync } from 'node:fs';
import path from 'node:path';

import { columnIndex } from './mapping/columnIndex.ts';
import { compileTemplate } from './mapping/compileTemplate.ts';
import type { ImportMapping } from './mapping/importMapping.ts';
import { findTextFile } from './rows/readTextFile.ts';
import { templateFilters } from './rows/templateFilters.ts';
import type { SourceInspection } from './source/inspectSource.ts';
import { readRows } from './source/readRows.ts';

/**
 * What shows that a text file named by a row has changed: name, size and time, row by row. Nothing for a mapping
 * without text files, whose rows are not read then.
 */
export async function* textFileStamps(
  sources: readonly SourceInspection[],
  mapping: ImportMapping,
): AsyncGenerator<string> {
  const filters = templateFilters(mapping.tables);
  const names = mapping.records
    .flatMap(({ textFiles }) => Object.values(textFiles))
    .map((template) => compileTemplate(template, filters));
  if (names.length === 0) return;
  for (const source of sources) {
    let columns = mapping.format.columns ? columnIndex(mapping, mapping.format.columns, source.name) : null;
    for await (const { cells, line } of readRows(source, mapping.format)) {
      if (!columns) {
        columns = columnIndex(mapping, cells, source.name);
        continue;
      }
      const at = columns;
      for (const nameOf of names) {
        const name = nameOf((column) =>
          column === '#file'
            ? source.name
            : column === '#line'
              ? String(line)
              : (cells[at.get(column) ?? -1] ?? '').trim(),
        );
        const found = findTextFile(path.dirname(source.file), name);
        if ('file' in found) yield `${name}\n${found.bytes}\n${statSync(found.file).mtimeMs}\n`;
      }
    }
  }
}
