import { LEAVING_REASONS } from '#domain/billing/survey/leavingReasons.ts';
import { readLeavingSurvey } from '#domain/billing/survey/leavingSurvey.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';

/** The survey while it is filled in. */
export interface SurveyValues {
  reasons: string[];
  /** Empty: not answered. */
  mightReturn: string;
  comment: string;
}

export const EMPTY_SURVEY: SurveyValues = { reasons: [], mightReturn: '', comment: '' };

/** What keeps the survey from being sent, by field. */
export function surveyProblems(values: SurveyValues): Record<string, string> {
  const read = readLeavingSurvey({
    ...values,
    reasons: LEAVING_REASONS.filter((reason) => values.reasons.includes(reason)),
  });
  return 'problems' in read ? problemsByField(read.problems) : {};
}
