import { mayBeLiving } from '#domain/privacy/mayBeLiving.ts';
import type { RecordDraft, RecordFields } from '#domain/records/record.ts';

import { fillTemplate } from '../mapping/fillTemplate.ts';
import type { ImportMapping, RecordTemplate } from '../mapping/importMapping.ts';
import { bornBy, othersBornBy } from './bornBy.ts';
import { templateFilters } from './templateFilters.ts';

/** A row's records, or why it has none. */
export type RowOutcome = { drafts: RecordDraft[] } | { reason: string };

/** What stays the same for every row of a file. */
interface RowSetting {
  mapping: ImportMapping;
  columns: ReadonlyMap<string, number>;
  recordSetId: string;
  sourceFile: string;
  /** Year from which lives are judged. */
  asOfYear: number;
}

/** Longest field an import keeps, in characters; longer ones are a sign of columns that slipped. */
const LONGEST_FIELD = 4_000;
/** Longest key of a row, in characters: the index that finds records by id has a limit. */
const LONGEST_KEY = 200;
const LARGEST_ORDER = 2 ** 31 - 1;
// A character that text in PostgreSQL cannot hold.
const NUL = '\u0000';
// Half a character, which JSON in PostgreSQL refuses.
const LONE_SURROGATE = /\p{Cs}/gu;
const KEY_SIGNS = /[^\p{L}\p{N}._/-]+/gu;

/**
 * Makes the function that turns a row into records. A row is rejected, with a reason in plain words, when it has
 * fewer columns than the required ones reach, or more than are named, when a required column is empty, when no record
 * template applies, or when a field or the key is too long to be one.
 *
 * The records of one row name each other's people: if one of them may be living, all are closed.
 */
export function createRowReader({ mapping, columns, recordSetId, sourceFile, asOfYear }: RowSetting) {
  const filters = templateFilters(mapping.tables);
  const blanks = new Set(mapping.blanks);
  const needed = Math.max(...[...mapping.required].map((column) => columns.get(column) ?? 0), 0) + 1;

  const columnCount = Math.max(...columns.values(), -1) + 1;

  return function readRow(cells: readonly string[], line: number): RowOutcome {
    if (cells.length < needed) return { reason: `has ${cells.length} columns where at least ${needed} are needed` };
    // A delimiter inside a cell without quotation marks has moved everything behind it by one.
    if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) return { reason: `has ${cells.length} columns where ${columnCount} are named` };
    if (cells.some((cell) => cell.includes(NUL))) return { reason: 'has a character that is no text (NUL)' };
    const read = (column: string) => {
      if (column === '#line') return String(line);
      if (column === '#file') return sourceFile;
      const text = (cells[columns.get(column) ?? -1] ?? '').trim().replace(LONE_SURROGATE, '\uFFFD');
      return blanks.has(text) ? '' : text;
    };
    const lacking = mapping.required.filter((column) => read(column) === '');
    if (lacking.length > 0) return { reason: `has nothing in ${lacking.map((column) => `"${column}"`).join(', ')}` };

    const rowKey = fillTemplate(mapping.key, read, filters).replace(KEY_SIGNS, '_');
    if (rowKey === '') return { reason: 'has no key' };
    if (rowKey.length > LONGEST_KEY) return { reason: `has a key of ${rowKey.length} characters` };
    const drafts: RecordDraft[] = [];
    for (const template of mapping.records) {
      if (template.requiresAny.length > 0 && template.requiresAny.every((column) => read(column) === '')) continue;
      const fields = fieldsOf(template);
      const tooLong = Object.entries(fields).find(([, text]) => text.length > LONGEST_FIELD);
      if (tooLong) return { reason: `has ${tooLong[1].length} characters in ${tooLong[0]}` };
      drafts.push({
        id: `${recordSetId}/${rowKey}${template.suffix === null ? '' : `/${template.suffix}`}`,
        type: mapping.type,
        fields,
        groupKey: template.group === null ? null : fillTemplate(template.group, read, filters) || null,
        groupOrder: orderOf(template, drafts.length),
        images: [],
        isClosed: isClosed(fields),
        provenance: { sourceFile, sourceRow: line },
      });
    }
    if (drafts.length === 0) return { reason: 'names nobody' };
    return { drafts: drafts.some((draft) => draft.isClosed) ? drafts.map((draft) => ({ ...draft, isClosed: true })) : drafts };

    function isClosed(fields: RecordFields): boolean {
      const others = othersBornBy(fields, mapping.life);
      return (
        mayBeLiving({ bornBy: bornBy(fields, mapping.life), isKnownDead: mapping.life.from === 'death' }, asOfYear) ||
        (others !== undefined && mayBeLiving({ bornBy: others, isKnownDead: false }, asOfYear))
      );
    }

    function fieldsOf(template: RecordTemplate): Record<string, string> {
      const filled = Object.entries(template.fields).map(([fieldId, text]) => [fieldId, fillTemplate(text, read, filters)] as const);
      return Object.fromEntries(filled.filter(([, text]) => text !== ''));
    }
    function orderOf(template: RecordTemplate, made: number): number {
      const order = template.order === null ? Number.NaN : Number.parseInt(fillTemplate(template.order, read, filters), 10);
      return Number.isInteger(order) && order > 0 && order <= LARGEST_ORDER ? order : made + 1;
    }
  };
}
