import type { SetUpProgress } from './setUpApi.ts';

/** What follows once the owner has signed in, in its order; each is a page. */
export const SET_UP_STEPS = ['name', 'colour', 'email', 'texts', 'use', 'records', 'check'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Whether a text names one. */
export const isSetUpStep = (text: string): text is SetUpStep => (SET_UP_STEPS as readonly string[]).includes(text);

/** The page of a step. */
export const stepAddress = (step: SetUpStep): string => `/internal/set-up/${step}`;

/** Whether a step needs nothing more. The last is a look, which is never over. */
export function isStepDone(progress: SetUpProgress, step: SetUpStep): boolean {
  const done: Readonly<Record<SetUpStep, boolean>> = {
    name: progress.isNamed && progress.hasImprint,
    colour: progress.isColoured,
    email: progress.mailTestedAt !== null,
    texts: progress.textsToWrite.length === 0,
    use: progress.isArranged,
    records: progress.hasRecords,
    check: false,
  };
  return done[step];
}

/** Where the set-up goes on: at the first step that needs something. */
export const nextStepOf = (progress: SetUpProgress): SetUpStep =>
  SET_UP_STEPS.find((step) => !isStepDone(progress, step)) ?? 'check';
