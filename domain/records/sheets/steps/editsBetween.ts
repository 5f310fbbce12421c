import { type CellEdit, cellEdits } from './cellEdits.ts';
import type { SheetStep } from './sheetStep.ts';

/** What a change of a sheet did to one cell of one entry. */
export interface EntryEdit extends Pick<CellEdit, 'key' | 'nth' | 'field' | 'was'> {
  /** Null where an edit was undone: the cell says again what the file says. */
  to: string | null;
}

const nameOf = ({ key, nth, field }: CellEdit): string => JSON.stringify([key, nth, field]);
/** Of two edits of one cell the later one holds. */
const cellsOf = (steps: readonly SheetStep[]): Map<string, CellEdit> =>
  new Map(steps.flatMap((step) => cellEdits(step).map((edit) => [nameOf(edit), edit] as const)));

/** Edits of single entries that came or went between two states of the steps of a sheet. */
export function editsBetween(before: readonly SheetStep[], after: readonly SheetStep[]): EntryEdit[] {
  const [old, now] = [cellsOf(before), cellsOf(after)];
  const edit = ({ key, nth, field, was }: CellEdit, to: string | null): EntryEdit => ({ key, nth, field, was, to });
  return [
    ...[...now].flatMap(([name, step]) => {
      const known = old.get(name);
      return known?.to === step.to && known.was === step.was ? [] : [edit(step, step.to)];
    }),
    ...[...old].flatMap(([name, step]) => (now.has(name) ? [] : [edit(step, null)])),
  ];
}
