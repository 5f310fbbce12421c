import type { SheetStep } from './sheetStep.ts';

/**
 * What must be done before the rest, whenever it was added, and what after it: rows say the same only once all is mended,
 * “do.” twice may be two people, and a place is what the other steps have written.
 */
const RANK: Partial<Record<SheetStep['do'], number>> = {
  headings: -3,
  cell: -2,
  cells: -2,
  leaveOut: -2,
  except: -2,
  shift: -1,
  place: 1,
  repeated: 2,
};
const rankOf = (step: SheetStep): number => RANK[step.do] ?? 0;

/** Steps in the order in which they are done; of equal rank, in the one in which they were added. */
export const inStepOrder = (steps: readonly SheetStep[]): SheetStep[] =>
  steps.toSorted((one, other) => rankOf(one) - rankOf(other));
