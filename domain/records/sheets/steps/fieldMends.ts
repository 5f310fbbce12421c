import { rewritten } from './rewritten.ts';
import type { SheetStep } from './sheetStep.ts';
import { splitCell } from './splitCell.ts';

/** Steps that write parts of cells, or from one field into another. */
export type FieldStep = Extract<SheetStep, { do: 'rewrite' | 'split' | 'also' | 'join' | 'constant' }>;

/** The field that a step fills beside the one whose cells it mends; null for most steps. */
export const filledBy = (step: SheetStep): string | null =>
  step.do === 'split' || step.do === 'also' ? step.into : null;

/** Fields that a column fills, or a step from another field. */
export const filledFields = (columns: readonly (string | null)[], steps: readonly SheetStep[]): ReadonlySet<string> =>
  new Set([...columns, ...steps.map(filledBy)].filter((field) => field !== null));

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
      return (values) => of(values, at) !== '' && write(values, at, rewritten(values[at] ?? '', step));
    case 'join': {
      const other = indexOf(step.other);
      if (other === -1) return null;
      return (values) => {
        const [first, second] = [of(values, at), of(values, other)];
        if (second === '') return false;
        values[at] = first === '' ? second : `${first}${step.sign}${second}`;
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
