import { LONGEST_WORDS } from '#domain/messages/core/reports.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { decisionTexts as texts } from './texts.ts';

/** A decision wants its reason. Loaded at the first check (services/forms/validateWith.ts). */
export const decisionSchema = ruleSchema({ decision: '', reason: '' }, ({ reason }) =>
  collectProblems({
    reason: reason.trim() === '' ? texts.missing : [...reason.trim()].length > LONGEST_WORDS ? texts.tooLong : null,
  }),
);
