import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { findTexts as texts } from './texts.ts';

const LONGEST_BY = 254;
const reasonProblem = (reason: string): string | null =>
  reason.trim() === '' ? texts.reasonMissing : reason.trim().length > LONGEST_STAFF_REASON ? texts.tooLong : null;

/** A look at an account wants its reason. Loaded at the first check (services/forms/validateWith.ts). */
export const reasonSchema = ruleSchema({ reason: '' }, ({ reason }) =>
  collectProblems({ reason: reasonProblem(reason) }),
);

/** A search for an account as well names one. */
export const findSchema = ruleSchema({ by: '', reason: '' }, ({ by, reason }) =>
  collectProblems({
    by: by.trim() === '' || by.trim().length > LONGEST_BY ? texts.byMissing : null,
    reason: reasonProblem(reason),
  }),
);
