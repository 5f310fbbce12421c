import type { Criterion } from './SearchEngine.ts';

type NameCriterion = Extract<Criterion, { kind: 'name' }>;

/** That a name is written so, and was read whole: evidence is weighed on such names. */
export const nameIs = (field: string, text: string): NameCriterion => ({
  kind: 'name',
  field,
  text,
  variants: false,
  excludedVariants: [],
  readings: false,
});

/** That a name is written so, or as a variant of it, or sounds like it, or was not read for certain and may be it. */
export const nameIsLike = (field: string, text: string): NameCriterion => ({
  ...nameIs(field, text),
  variants: true,
  soundsAlike: true,
  readings: true,
});
