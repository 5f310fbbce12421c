import { isLongerThan, surveyComment, type SurveyProblem } from '#domain/kernel/surveys/surveyComment.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';

import {
  isLeavingReason,
  isReturnAnswer,
  LEAVING_REASONS,
  type LeavingReason,
  type ReturnAnswer,
} from './leavingReasons.ts';

/** Longest comment, in characters as a person counts them: an emoji is one. */
export const LONGEST_COMMENT = 2_000;

/** A leaving survey as it is filled in: anything may be in it. */
export interface FilledSurvey {
  reasons: readonly string[];
  /** Empty: not answered. */
  mightReturn: string;
  comment: string;
}

/** A leaving survey as it is stored. */
export interface LeavingSurvey {
  /** Each once, in the order of the survey. */
  reasons: LeavingReason[];
  /** Null: not answered. */
  mightReturn: ReturnAnswer | null;
  comment: string;
}

/** A refusal of one field, with a sentence for the member. */
type LeavingProblem = SurveyProblem<keyof FilledSurvey>;

/**
 * Reads a filled-in survey (PAY-010). A reason or a comment is enough.
 * @returns the survey to store, or why it cannot be, field by field
 */
export function readLeavingSurvey({
  reasons,
  mightReturn,
  comment,
}: FilledSurvey): { survey: LeavingSurvey } | { problems: LeavingProblem[] } {
  const problems: LeavingProblem[] = [];
  const words = surveyComment(comment);
  if (!reasons.every(isLeavingReason))
    problems.push({ field: 'reasons', code: 'INVALID', message: 'Choose from the reasons listed.' });
  else if (reasons.length === 0 && words === '')
    problems.push({ field: 'reasons', code: 'REQUIRED', message: 'Choose at least one reason, or write a comment.' });
  if (mightReturn !== '' && !isReturnAnswer(mightReturn))
    problems.push({ field: 'mightReturn', code: 'INVALID', message: 'Choose one of the answers.' });
  if (isLongerThan(words, LONGEST_COMMENT))
    problems.push({
      field: 'comment',
      code: 'TOO_LONG',
      message: `Use ${figure(LONGEST_COMMENT)} characters or fewer.`,
    });
  if (problems.length > 0) return { problems };
  return {
    survey: {
      reasons: LEAVING_REASONS.filter((reason) => reasons.includes(reason)),
      mightReturn: isReturnAnswer(mightReturn) ? mightReturn : null,
      comment: words,
    },
  };
}
