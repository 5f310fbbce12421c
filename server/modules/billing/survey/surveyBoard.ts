import { LEAVING_REASONS, RETURN_ANSWERS } from '#domain/billing/survey/leavingReasons.ts';
import { shareOfAnswers } from '#domain/kernel/surveys/answerShares.ts';
import type { LeavingSurveyBoard } from '#server/modules/kernel/graphql/types.generated.ts';

import type { createSurveyStore } from './surveyStore.ts';

/** Months that staff may look back. */
const MOST_MONTHS = 60;

/**
 * What members answered in the last months, for staff: counts and comments, and nothing that says who.
 * @param months what is beyond 1 to 60 is taken for the nearest of these
 */
export async function surveyBoard(
  store: ReturnType<typeof createSurveyStore>,
  months: number,
): Promise<LeavingSurveyBoard> {
  const span = Math.min(MOST_MONTHS, Math.max(1, months));
  const [total, reasons, mightReturn, comments] = await Promise.all([
    store.total(span),
    store.reasons(span),
    store.mightReturn(span),
    store.comments(span),
  ]);
  return {
    total,
    reasons: shareOfAnswers(LEAVING_REASONS, reasons, total),
    mightReturn: shareOfAnswers(RETURN_ANSWERS, mightReturn, total),
    comments,
  };
}
