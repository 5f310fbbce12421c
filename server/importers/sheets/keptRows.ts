import type { RecordFields } from '#domain/records/core/record.ts';
import { KEPT_FIELDS } from '#domain/records/sheets/kinds/kept.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';

const EXAMPLES = 5;
const LONGEST_EXAMPLE = 120;

/** A record as a row of a sheet has it. */
export interface KeptRow {
  /** The end of its address, behind its set. */
  id: string;
  /** What its entry is known by in the operator’s file. */
  key: string;
  groupKey: string | null;
  groupOrder: number;
  /** The day until which its file closes it; null where that leaves it open. */
  until: string | null;
  sourceFile: string;
  sourceRow: number;
  fields: RecordFields;
}

/** Fields in the order of transcripts, each once. */
export function inFieldOrder(fields: readonly string[]): string[] {
  const order = new Map(FIELDS.map(({ fieldId }, at) => [fieldId, at]));
  const placeOf = (field: string) => order.get(field) ?? FIELDS.length;
  return [...new Set(fields)].sort((one, other) => placeOf(one) - placeOf(other));
}

/** What the columns of such rows are: those that say which record a row is, then its fields. */
export const keptColumns = (fields: readonly string[]): string[] => [...KEPT_FIELDS.map(({ id }) => id), ...fields];

/** Headings of these columns: what readers call the fields, and which is meant where two are called alike. */
export function keptHeadings(fields: readonly string[]): string[] {
  const labels = fields.map((field) => fieldById(field)?.displayLabel ?? field);
  const distinct = labels.map((label, at) =>
    labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${fields[at]})`,
  );
  return [...KEPT_FIELDS.map(({ label }) => label), ...distinct];
}

const textIn = (fields: RecordFields, field: string): string => {
  const value = fields[field] ?? '';
  return typeof value === 'string' ? value : value.join('; ');
};

/** The cells of a record under these columns. */
export const keptCells = (row: KeptRow, fields: readonly string[]): string[] =>
  [
    row.id,
    row.key,
    row.groupKey ?? '',
    String(row.groupOrder),
    row.until ?? '',
    row.sourceFile,
    String(row.sourceRow),
    ...fields.map((field) => textIn(row.fields, field)),
  ].map(plainText);

/** Collects the first values of each column that hold something. */
export function createExamples(columns: number): { add: (cells: readonly string[]) => void; examples: string[][] } {
  const examples: string[][] = Array.from({ length: columns }, () => []);
  return {
    examples,
    add(cells) {
      for (const [at, cell] of cells.entries()) {
        const shown = examples[at];
        if (shown && shown.length < EXAMPLES && cell.trim() !== '') shown.push(cell.trim().slice(0, LONGEST_EXAMPLE));
      }
    },
  };
}
