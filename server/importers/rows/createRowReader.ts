import type { RecordDraft } from '#domain/records/core/record.ts';
import { isHeldAsName } from '#domain/records/core/valueKey.ts';
import { closedTogether } from '#domain/records/reports/besideClosed.ts';

import { compileTemplate, isUnread, type ReadCell } from '../mapping/compileTemplate.ts';
import type { ImportMapping } from '../mapping/importMapping.ts';
import { DAMAGED } from '../source/damagedText.ts';
import { type ClosedBecause, closedBecause } from './bornBy.ts';
import { closingCell } from './closingCell.ts';
import { contentKey } from './contentKey.ts';
import { readTextFile } from './readTextFile.ts';
import { templateFilters } from './templateFilters.ts';

/** A row's records, with why they are closed where they are, or why it has none. */
export type RowOutcome = { drafts: RecordDraft[]; closed: ClosedBecause | null } | { reason: string };

/** What stays the same for every row of a file. */
interface RowSetting {
  mapping: ImportMapping;
  columns: ReadonlyMap<string, number>;
  recordSetId: string;
  sourceFile: string;
  /** Folder of that file, where the text files of its rows are. */
  folder: string;
  /** Day, `YYYY-MM-DD`, from which it is judged what is closed. */
  asOf: string;
  /**
   * How often each key made of content has come so far, in all files of the set: equal rows are numbered in their
   * order.
   */
  seenKeys: Map<string, number>;
}

/** Longest key of a row, in characters: the index that finds records by id has a limit. */
const LONGEST_KEY = 200;
const LARGEST_ORDER = 2 ** 31 - 1;
// A character that text in PostgreSQL cannot hold.
const NUL = '\u0000';
// Half a character, which JSON in PostgreSQL refuses.
const HALF_CHARACTER = /\p{Cs}/u;
const HALF_CHARACTERS = /\p{Cs}/gu;
/** What a column of flags says of a cell that is not in doubt. */
const NO = /^(?:|0|-|f|n|no|false)$/iu;
const KEY_SIGNS = /[^\p{L}\p{N}._/-]+/gu;

/**
 * Makes the function that turns a row into records. A row is rejected, with a reason in plain words, when it has
 * fewer columns than are named, or more, when its text is damaged, when a required column is empty, when no record
 * template applies, when a text file of it cannot be taken in, or when the key is too long to be one. Texts may be of
 * any length. A row with nothing in any cell makes no record and is not rejected: spreadsheets leave such rows behind.
 *
 * The records of one row name each other's people: if one of them may be living, all are closed.
 */
export function createRowReader({ mapping, columns, recordSetId, sourceFile, folder, asOf, seenKeys }: RowSetting) {
  const filters = templateFilters(mapping.tables);
  const blanks = new Set(mapping.blanks);
  const compiled = (template: string | null) => (template === null ? null : compileTemplate(template, filters));
  const compiledAll = (byField: Readonly<Record<string, string>>) =>
    Object.entries(byField).map(([fieldId, text]) => [fieldId, compileTemplate(text, filters)] as const);
  const isOfContent = typeof mapping.key !== 'string';
  const keyOf = typeof mapping.key === 'string' ? compileTemplate(mapping.key, filters) : contentKey(mapping.key);
  const templates = mapping.records.map((template) => ({
    ...template,
    groupOf: compiled(template.group),
    orderOf: compiled(template.order),
    fields: compiledAll(template.fields),
    textFiles: compiledAll(template.textFiles),
  }));
  const closingOf = closingCell(mapping, filters);
  /** Columns up to the last one, and up to the last one with a heading. */
  const widest = Math.max(...columns.values(), -1) + 1;
  const columnCount = Math.max(...[...columns].map(([heading, at]) => (heading === '' ? -1 : at)), -1) + 1;

  const hasHeader = mapping.format.columns === null;
  const isRagged = mapping.format.shortRows === null ? !hasHeader : mapping.format.shortRows === 'fill';

  function numbered(key: string): string {
    const count = (seenKeys.get(key) ?? 0) + 1;
    seenKeys.set(key, count);
    return count === 1 ? key : `${key}~${count}`;
  }

  return function readRow(cells: readonly string[], line: number, isLastOpen = false): RowOutcome {
    if (cells.every((cell) => cell.trim() === '')) return { drafts: [], closed: null };
    if (cells.length < columnCount && isLastOpen && hasHeader)
      return { reason: `the file ends inside this row: it has ${cells.length} columns where ${columnCount} are named` };
    if (cells.length < columnCount && !isRagged)
      return { reason: `has ${cells.length} columns where ${columnCount} are named` };
    // A delimiter inside a cell without quotation marks has moved everything behind it by one.
    if (cells.slice(widest).some((cell) => cell.trim() !== ''))
      return { reason: `has ${cells.length} columns where ${columnCount} are named` };
    // Looked for in all cells at once: there are none in nearly every row.
    const whole = cells.join('\t');
    if (whole.includes(DAMAGED)) return { reason: 'has bytes that UTF-8 does not allow' };
    if (whole.includes(NUL)) return { reason: 'has a character that is no text (NUL)' };
    const mended = HALF_CHARACTER.test(whole) ? cells.map((cell) => cell.replace(HALF_CHARACTERS, '\uFFFD')) : cells;
    const readable = new Map<string, string>();
    const readCell = (column: string): string => {
      if (column === '#line') return String(line);
      if (column === '#file') return sourceFile;
      const text = (mended[columns.get(column) ?? -1] ?? '').trim();
      return blanks.has(text) ? '' : text;
    };
    const read = (column: string): string => {
      let text = readable.get(column);
      if (text === undefined) readable.set(column, (text = readCell(column)));
      return text;
    };
    // What could not be read is shown beside what could, and identifies nothing.
    const readForKey = (column: string): string => {
      const text = read(column);
      return mapping.notation && isUnread(text) ? '' : text;
    };
    const lacking = mapping.required.filter((column) => read(column) === '');
    if (lacking.length > 0) return { reason: `has nothing in ${lacking.map((column) => `"${column}"`).join(', ')}` };

    const rowKey = mapping.isKept ? keyOf(read) : keyOf(readForKey).replace(KEY_SIGNS, '_');
    if (rowKey === '') return { reason: 'has no key' };
    if (rowKey.length > LONGEST_KEY && !mapping.isKept) return { reason: `has a key of ${rowKey.length} characters` };
    const provenance = mapping.isKept
      ? { sourceFile: read('record_file'), sourceRow: Number(read('record_row')) }
      : { sourceFile, sourceRow: line };
    const closing = closingOf((column) => (mended[columns.get(column) ?? -1] ?? '').trim());
    const drafts: RecordDraft[] = [];
    let closed: ClosedBecause | null = null;
    for (const template of templates) {
      if (template.requiresAny.length > 0 && template.requiresAny.every((column) => readForKey(column) === ''))
        continue;
      const fields = fieldsOf(template.fields, read, mapping);
      for (const [fieldId, nameOf] of template.textFiles) {
        const name = nameOf(read);
        if (name === '') continue;
        const found = readTextFile(folder, name);
        if ('reason' in found) return found;
        if (found.text !== '') fields[fieldId] = found.text;
      }
      const why = closedBecause(fields, mapping.life, closing, asOf);
      if (why && (!closed || why.until > closed.until)) closed = why;
      drafts.push({
        id: template.suffix === null ? '' : `/${template.suffix}`,
        type: mapping.type,
        fields,
        groupKey: template.groupOf?.(read) || null,
        groupOrder: orderIn(template.orderOf?.(read) ?? '') ?? drafts.length + 1,
        images: [],
        isClosed: why !== null,
        closedUntil: why?.until ?? null,
        provenance,
      });
    }
    if (drafts.length === 0) return { reason: 'has no name' };
    const prefix = `${recordSetId}/${isOfContent ? numbered(rowKey) : rowKey}`;
    return { drafts: closedTogether(drafts).map((draft) => ({ ...draft, id: `${prefix}${draft.id}` })), closed };
  };
}

function fieldsOf(
  templates: readonly (readonly [fieldId: string, fill: (read: ReadCell) => string])[],
  read: ReadCell,
  { notation, doubts = {}, isKept }: Pick<ImportMapping, 'notation' | 'doubts' | 'isKept'>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [fieldId, fill] of templates) {
    const text = fill(read);
    if (text === '' || (notation && isUnread(text) && !isHeldAsName(fieldId) && !isKept)) continue;
    const flag = doubts[fieldId];
    const isDoubted = flag !== undefined && !NO.test(read(flag)) && !text.endsWith('?');
    fields[fieldId] = isDoubted ? `${text}?` : text;
  }
  return fields;
}

/** The order a text gives; null where it gives none that a group can have. */
function orderIn(text: string): number | null {
  const order = Number.parseInt(text, 10);
  return order > 0 && order <= LARGEST_ORDER ? order : null;
}
