import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RecordItemType, RecordSet } from '#domain/records/core/record.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

const key = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim();

const byName = new Map([
  ...FIELDS.flatMap(({ fieldId, displayLabel }): [string, string][] =>
    displayLabel === null || displayLabel === undefined ? [] : [[key(displayLabel), fieldId]],
  ),
  ...FIELDS.map(({ fieldId }): [string, string] => [key(fieldId), fieldId]),
]);

/**
 * The id of the field of the catalogue that a mapping calls by its id or by the label that readers see; case does not
 * matter.
 *
 * @returns null when there is no such field.
 * @example fieldNamed('First name(s)') // 'FirstName'
 */
export const fieldNamed = (text: string): string | null => byName.get(key(text)) ?? null;

/** Character sets an importer reads; `auto` takes UTF-8 where the bytes allow it, else windows-1252. */
export const ENCODINGS = [
  'auto',
  'utf-8',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
  'macintosh',
  'cp437',
  'cp850',
  'utf-16le',
  'utf-16be',
] as const;
export type SourceEncoding = (typeof ENCODINGS)[number];

/** How the bytes of a file become rows. */
export interface SourceFormat {
  delimiter: 'comma' | 'tab' | 'semicolon' | 'pipe';
  encoding: SourceEncoding;
  /** False where quotation marks are ordinary characters. */
  quotes: boolean;
  /**
   * What becomes of rows with fewer cells than there are columns: `fill` takes the rest for empty. Null: `refuse` by a
   * header row, `fill` by `columns`.
   */
  shortRows: 'refuse' | 'fill' | null;
  /** Column names in order for a file without a header row; null where the first row names the columns. */
  columns: readonly string[] | null;
  /**
   * What tells a record's place in the file: the line on which its row ends, or, with `rows`, the number of the row, from
   * 1 below the headings: a cell may hold line ends. Left out: lines.
   */
  counts?: 'rows';
}

/** One record a row makes. Templates: `{column}` with filters, `{date|year}`; see compileTemplate. */
export interface RecordTemplate {
  /** Added to the row's key where a row makes several records (`groom`, `bride`); null where it makes one. */
  suffix: string | null;
  /** Columns of which at least one must hold something; else the row makes no such record. */
  requiresAny: readonly string[];
  /** Template of the group key; null when each record is alone. */
  group: string | null;
  /** Template of a whole number, or null for the order of the file. */
  order: string | null;
  /** Templates by fieldId of the catalogue. Empty results are left out. */
  fields: Readonly<Record<string, string>>;
  /**
   * Templates by fieldId of the name of a text file whose text the field takes, relative to the folder of the rows' own
   * file.
   */
  textFiles: Readonly<Record<string, string>>;
}

/** What proves or bounds a life, so that records of people who may be living are closed. */
export interface LifeRule {
  /**
   * `death`: the record proves one. `birth`: the event's year is the birth year. `age`: the age at the event decides,
   * else at least `atLeast` years.
   */
  from: 'death' | 'birth' | 'age';
  /** Youngest age in years of a person in such a record whose age is not given. */
  atLeast: number;
  /** Fields that name other people, who may be living when the record's own person is not: a father at a burial. */
  named: readonly string[];
  /** Youngest age in years of those others at the event. */
  namedAtLeast: number;
}

/** A mapping file: from the rows of one kind of source to records (docs/fill-it.md, "Importing records"). */
export interface ImportMapping {
  name: string;
  format: SourceFormat;
  recordSet: Omit<RecordSet, 'id' | 'name' | 'isSample' | 'notation'>;
  /** How the source marks what could not be read; left out, a last question mark alone. */
  notation?: Notation;
  /**
   * Template of the date until which the records of a row are closed; empty: no date closes them. What cannot be read
   * closes them for good. Left out: no row has such a date.
   */
  closedUntil?: string;
  /** By fieldId, the column that says whether what the field holds is in doubt. */
  doubts?: Readonly<Record<string, string>>;
  type: RecordItemType;
  /**
   * Rows are records that readers had: each says which it is, and where it came from (`domain/records/sheets/kinds/kept`).
   * Nothing of it is taken away. Left out: rows become records.
   */
  isKept?: true;
  /**
   * Template of the row's own key, stable over re-imports and unique within the set; or columns that together say who,
   * when and where, of which a key is made.
   */
  key: string | readonly string[];
  /** Columns a row cannot do without; a row that lacks one is rejected with its name. */
  required: readonly string[];
  /** Values that mean "nothing here": `-`, `?`. Compared whole, after trimming. */
  blanks: readonly string[];
  /** Replacement tables for the `table` filter, compared without case. A value without an entry stays as it is. */
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  life: LifeRule;
  records: readonly RecordTemplate[];
}
