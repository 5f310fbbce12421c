import type { SheetStep } from './sheetStep.ts';
import { inStepOrder } from './stepOrder.ts';

/** Whether a later step mends the same cell, or does the same once more, so that the earlier one says nothing more. */
function isAboutSame(one: SheetStep, later: SheetStep): boolean {
  if (one.do === 'cell' && later.do === 'cell') return isOfSameCell(one, later);
  if (one.do === 'except' && later.do === 'except') return one.of === later.of && isOfSameCell(one, later);
  return one.do === later.do && JSON.stringify(one) === JSON.stringify(later);
}

type OfOneCell = Extract<SheetStep, { do: 'cell' | 'except' }>;
const isOfSameCell = (one: OfOneCell, later: OfOneCell): boolean =>
  one.key === later.key && one.nth === later.nth && one.field === later.field;

/** Steps with further ones, in the order in which they are done: of two for the same the later one holds. */
export const withSteps = (steps: readonly SheetStep[], added: readonly SheetStep[]): SheetStep[] =>
  inStepOrder([...steps.filter((one) => !added.some((later) => isAboutSame(one, later))), ...added]);
