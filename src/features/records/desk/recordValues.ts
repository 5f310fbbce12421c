import type { EditableRecord } from './recordEditApi.ts';

type Cells = Readonly<Record<string, string>>;

/** The form of a record. */
export interface RecordValues {
  /** The revision of the sheet that it was filled in for, and what the cells were then, by field. */
  revision: number;
  base: Cells;
  cells: Cells;
  /** Fields of which someone else changed what is typed over here. */
  theirs: readonly string[];
  why: string;
}

const madeOf = ({ cells }: EditableRecord): Record<string, string> =>
  Object.fromEntries(cells.map(({ field, made }) => [field, made]));

/** The form of a record as it is. */
export const valuesOf = (record: EditableRecord): RecordValues => ({
  revision: record.sheet?.revision ?? 0,
  base: madeOf(record),
  cells: madeOf(record),
  theirs: [],
  why: '',
});

/** Cells that were typed over. */
export const changedCells = ({ base, cells }: RecordValues): { field: string; to: string }[] =>
  Object.entries(cells).flatMap(([field, typed]) =>
    typed.trim() === (base[field] ?? '') ? [] : [{ field, to: typed.trim() }],
  );

/** The form of a record that someone else has changed: what is typed stays, the rest is as it is now. */
export function carriedOver(values: RecordValues, record: EditableRecord): RecordValues {
  const made = madeOf(record);
  const typed = new Map(changedCells(values).map(({ field }) => [field, values.cells[field] ?? '']));
  return {
    ...values,
    revision: record.sheet?.revision ?? 0,
    base: made,
    cells: Object.fromEntries(Object.entries(made).map(([field, cell]) => [field, typed.get(field) ?? cell])),
    theirs: Object.keys(made).filter(
      (field) => typed.has(field) && (values.theirs.includes(field) || made[field] !== values.base[field]),
    ),
  };
}
