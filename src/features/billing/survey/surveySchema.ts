import { LEAVING_REASONS } from '#domain/billing/survey/leavingReasons.ts';
import { readLeavingSurvey } from '#domain/billing/survey/leavingSurvey.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import type { SurveyValues } from './surveyValues.ts';
import { EMPTY_SURVEY } from './surveyValues.ts';

/** The survey’s own rule. Loaded at the first check (services/forms/validateWith.ts). */
export const surveySchema = ruleSchema<SurveyValues>(EMPTY_SURVEY, (values) => {
  const read = readLeavingSurvey({
    ...values,
    reasons: LEAVING_REASONS.filter((reason) => values.reasons.includes(reason)),
  });
  return 'problems' in read ? Object.fromEntries(read.problems.map(({ field, message }) => [field, message])) : {};
});
