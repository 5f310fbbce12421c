import type { SheetStep } from './sheetStep.ts';

/** Whether a later step mends the same cell, so that the earlier one says nothing more. */
const isAboutSame = (one: SheetStep, later: SheetStep): boolean =>
  one.do === 'cell' && later.do === 'cell' && one.key === later.key && one.field === later.field;

/** Steps with further ones behind them: of two for the same cell the later one holds. */
export const withSteps = (steps: readonly SheetStep[], added: readonly SheetStep[]): SheetStep[] => [
  ...steps.filter((one) => !added.some((later) => isAboutSame(one, later))),
  ...added,
];
