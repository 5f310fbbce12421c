import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { askTexts as texts } from './texts.ts';

/** A change of duties wants its reason. Loaded at the first check (services/forms/validateWith.ts). */
export const dutiesSchema = ruleSchema({ duties: [] as string[], reason: '' }, ({ reason }) =>
  collectProblems({
    reason: reason.trim() === '' ? texts.missing : reason.trim().length > LONGEST_STAFF_REASON ? texts.tooLong : null,
  }),
);
