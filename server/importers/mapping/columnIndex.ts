import { UserError } from '#server/platform/config/UserError.ts';

import { placeholdersOf } from './compileTemplate.ts';
import type { ImportMapping } from './importMapping.ts';

/** See `keysOf`. */
export type KeyWorth = 'id' | 'content' | 'own' | 'place';

/**
 * What the keys of a mapping are worth: `id`, of records that were kept, which they are; `content`, made of what the entry says; `own`, the source's own; `place`, a
 * line of a file, which the next delivery gives to another entry.
 */
export function keysOf({ key, isKept }: Pick<ImportMapping, 'key' | 'isKept'>): KeyWorth {
  if (isKept) return 'id';
  if (typeof key !== 'string') return 'content';
  return placeholdersOf(key).some(({ columns }) => columns.includes('#line')) ? 'place' : 'own';
}

/** Every column a mapping reads, for checking a file's header against it. */
export function columnsUsed(mapping: ImportMapping): Set<string> {
  const templates = [
    ...(typeof mapping.key === 'string' ? [mapping.key] : []),
    mapping.closedUntil ?? null,
    ...mapping.records.flatMap(({ group, order, fields, textFiles }) => [
      group,
      order,
      ...Object.values(fields),
      ...Object.values(textFiles),
    ]),
  ];
  return new Set([
    ...mapping.required,
    ...(typeof mapping.key === 'string' ? [] : mapping.key),
    ...mapping.records.flatMap(({ requiresAny }) => requiresAny),
    ...templates
      .flatMap((template) => (template === null ? [] : placeholdersOf(template).flatMap(({ columns }) => columns)))
      .filter((column) => !column.startsWith('#')),
  ]);
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/**
 * The position of each column in a row. A heading that stands over several columns is in it as `Age#1`, `Age#2` …, and
 * not by itself: which one is meant must be said. Columns without a heading count as one, called ''.
 *
 * @param header - the first row of a file that names its columns, or the mapping's own column list.
 * @throws UserError naming the columns that the mapping reads and the file does not have, or has more than once.
 */
export function columnIndex(
  mapping: ImportMapping,
  header: readonly string[],
  fileName: string,
): ReadonlyMap<string, number> {
  const places = new Map<string, number[]>();
  for (const [at, heading] of header.entries()) places.set(heading.trim(), [...(places.get(heading.trim()) ?? []), at]);
  const index = new Map<string, number>();
  for (const [heading, at] of places)
    if (heading !== '') at.forEach((place, count) => index.set(`${heading}#${count + 1}`, place));
  for (const [heading, at] of places) if (at.length === 1 || heading === '') index.set(heading, at.at(-1) ?? 0);
  const missing = [...columnsUsed(mapping)].filter((column) => !index.has(column));
  const doubled = missing.filter((column) => places.has(column));
  if (doubled.length > 0) {
    const [first = ''] = doubled;
    throw new UserError(
      `${fileName} does not fit the mapping "${mapping.name}": ${quoted(doubled)} ${doubled.length > 1 ? 'are headings' : 'is the heading'} of two columns or more. ` +
        `Say which one the mapping means: {${first}#1} is the first, {${first}#2} the second.`,
    );
  }
  if (missing.length > 0) {
    throw new UserError(
      `${fileName} does not fit the mapping "${mapping.name}": it has no column ${quoted(missing)}. ` +
        `Its columns are: ${header
          .map((column) => column.trim())
          .join(', ')
          .slice(0, 400)}.`,
    );
  }
  return index;
}
