import { LONGEST_SHEET_CELL } from '../sheetLimits.ts';
import { rewritten } from './rewritten.ts';
import type { SheetStep } from './sheetStep.ts';
import { splitCell } from './splitCell.ts';

/** Steps that write parts of cells, or from one field into another. */
export type FieldStep = Extract<SheetStep, { do: 'rewrite' | 'split' | 'also' | 'join' | 'constant' }>;

/** A cell that would be longer than any is left as it is. */
const isShort = (cell: string): boolean => cell.length <= LONGEST_SHEET_CELL;

/** The field that a step fills beside the one whose cells it mends; null for most steps. */
export const filledBy = (step: SheetStep): string | null =>
  step.do === 'split' || step.do === 'also' ? step.into : null;

/** Fields that a column fills, or a step from another field. */
export const filledFields = (columns: readonly (string | null)[], steps: readonly SheetStep[]): ReadonlySet<string> =>
  new Set([...columns, ...steps.map(filledBy)].filter((field) => field !== null));

/**
 * Whether a step parts, joins or writes over the cells of a field, so that what readers have of it is not what one cell
 * says.
 */
export const isMadeOfParts = (steps: readonly SheetStep[], field: string): boolean =>
  steps.some(
    (step) =>
      ((step.do === 'split' || step.do === 'constant' || step.do === 'join') && step.field === field) ||
      (step.do === 'join' && step.other === field),
  );

/**
 * What such a step does with the cells of a row by field; it says whether it changed any. What another column or step has
 * filled already is not written over by a part that is split off.
 *
 * @param indexOf - the place of a field; -1 for none.
 */
export function fieldMend(step: FieldStep, indexOf: (field: string) => number): ((values: string[]) => boolean) | null {
  const at = indexOf(step.field);
  if (at === -1) return null;
  const write = (values: string[], place: number, to: string): boolean => {
    const isOther = (values[place] ?? '') !== to;
    values[place] = to;
    return isOther;
  };
  const of = (values: readonly string[], place: number): string => (values[place] ?? '').trim();
  switch (step.do) {
    case 'constant':
      return (values) => write(values, at, step.to);
    case 'rewrite':
      return (values) => {
        const to = rewritten(values[at] ?? '', step);
        return isShort(to) && write(values, at, to);
      };
    case 'join': {
      const other = indexOf(step.other);
      if (other === -1) return null;
      return (values) => {
        const [first, second] = [of(values, at), of(values, other)];
        const joined = first === '' ? second : `${first}${step.sign}${second}`;
        if (second === '' || !isShort(joined)) return false;
        values[at] = joined;
        values[other] = '';
        return true;
      };
    }
    case 'also': {
      const into = indexOf(step.into);
      if (into === -1) return null;
      return (values) => of(values, at) !== '' && of(values, into) === '' && write(values, into, values[at] ?? '');
    }
    case 'split': {
      const into = indexOf(step.into);
      if (into === -1) return null;
      return (values) => {
        const parts = of(values, into) === '' ? splitCell(values[at] ?? '', step.at) : null;
        if (!parts) return false;
        [values[at], values[into]] = parts;
        return true;
      };
    }
  }
}
