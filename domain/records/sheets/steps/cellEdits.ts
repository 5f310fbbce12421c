import type { SheetStep } from './sheetStep.ts';

/** An edit of one cell of the row of one entry, whether by a step of its own or with others. */
export type CellEdit = Omit<Extract<SheetStep, { do: 'cell' }>, 'do'>;

/** The single cells that a step edits. */
export function cellEdits(step: SheetStep): CellEdit[] {
  switch (step.do) {
    case 'cell': {
      const { do: _what, ...edit } = step;
      return [edit];
    }
    case 'cells':
      return step.entries.map(([key, nth, was]) => ({ key, nth, field: step.field, was, to: step.to }));
    default:
      return [];
  }
}

/** Whether an edit is of a cell of the row of an entry: one without a number is of all rows with its key. */
export const isEditOf = (edit: CellEdit, entry: { key: string; nth: number }, field: string): boolean =>
  edit.field === field && edit.key === entry.key && (edit.nth === undefined || edit.nth === entry.nth);

/** Steps without what they edit of a cell of one entry: a step of that alone goes, one of several loses the entry. */
export const withoutEdits = (
  steps: readonly SheetStep[],
  entry: { key: string; nth: number },
  field: string,
): SheetStep[] =>
  steps.flatMap((step): SheetStep[] => {
    if (!cellEdits(step).some((edit) => isEditOf(edit, entry, field))) return [step];
    if (step.do !== 'cells') return [];
    const entries = step.entries.filter(([key, nth]) => key !== entry.key || nth !== entry.nth);
    return entries.length === 0 ? [] : [{ ...step, entries }];
  });
