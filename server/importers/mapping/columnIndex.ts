import { UserError } from '#server/platform/config/UserError.ts';

import type { ImportMapping } from './importMapping.ts';
import { placeholdersOf } from './compileTemplate.ts';

/** Every column a mapping reads, for checking a file's header against it. */
export function columnsUsed(mapping: ImportMapping): Set<string> {
  const templates = [mapping.key, ...mapping.records.flatMap(({ group, order, fields, textFiles }) => [group, order, ...Object.values(fields), ...Object.values(textFiles)])];
  return new Set([
    ...mapping.required,
    ...mapping.records.flatMap(({ requiresAny }) => requiresAny),
    ...templates.flatMap((template) => (template === null ? [] : placeholdersOf(template).flatMap(({ columns }) => columns))).filter((column) => !column.startsWith('#')),
  ]);
}

/**
 * The position of each column in a row.
 *
 * @param header - the first row of a file that names its columns, or the mapping's own column list.
 * @throws UserError naming the columns that the mapping reads and the file does not have.
 */
export function columnIndex(mapping: ImportMapping, header: readonly string[], fileName: string): ReadonlyMap<string, number> {
  // Of two columns of one name the first counts.
  const index = new Map(header.map((column, at): [string, number] => [column.trim(), at]).reverse());
  const missing = [...columnsUsed(mapping)].filter((column) => !index.has(column));
  if (missing.length > 0) {
    throw new UserError(
      `${fileName} does not fit the mapping "${mapping.name}": it has no column ${missing.map((column) => `"${column}"`).join(', ')}. ` +
        `Its columns are: ${header.map((column) => column.trim()).join(', ').slice(0, 400)}.`,
    );
  }
  return index;
}
