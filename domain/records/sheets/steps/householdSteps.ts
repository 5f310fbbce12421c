import type { SheetStep } from './sheetStep.ts';

/** A step that makes one household of rows. */
export type HouseholdStep = Extract<SheetStep, { do: 'household' }>;

/** Such a step with its place among the steps of its sheet, from 0. */
export interface HouseholdStepOf {
  at: number;
  step: HouseholdStep;
}

/** The steps that make households, with their places among all. */
export const householdSteps = (steps: readonly SheetStep[]): HouseholdStepOf[] =>
  steps.flatMap((step, at) => (step.do === 'household' ? [{ at, step }] : []));

/** Whether a step makes the household that an entry is of; a later step may have put the entry into another. */
export const isOfHousehold = ({ entries }: HouseholdStep, entry: { key: string; nth: number }): boolean =>
  entries.some(([key, nth]) => key === entry.key && nth === entry.nth);

/** Steps that made or undid a household between two states of a sheet: each household has a name of its own. */
export function householdStepsBetween(before: readonly SheetStep[], after: readonly SheetStep[]): HouseholdStep[] {
  const [old, now] = [before, after].map((steps) => householdSteps(steps).map(({ step }) => step)) as [
    HouseholdStep[],
    HouseholdStep[],
  ];
  const isIn = (steps: readonly HouseholdStep[], { name }: HouseholdStep) => steps.some((step) => step.name === name);
  return [...old.filter((step) => !isIn(now, step)), ...now.filter((step) => !isIn(old, step))];
}

/** What people asked to be one household are: part of their own, or all of it with all of one beside it. */
export function whatHousehold(
  asked: readonly string[],
  { own, beside }: { own: readonly string[]; beside: readonly (readonly string[])[] },
): 'split' | 'join' | null {
  const wanted = new Set(asked);
  if (wanted.size === 0 || wanted.size < asked.length) return null;
  const isAll = (people: readonly string[]) => people.length === wanted.size && people.every((id) => wanted.has(id));
  if (beside.some((people) => isAll([...own, ...people]))) return 'join';
  return wanted.size < own.length && asked.every((id) => own.includes(id)) ? 'split' : null;
}
