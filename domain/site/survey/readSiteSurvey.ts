import { surveyComment } from '#domain/kernel/surveys/surveyComment.ts';
import type { SurveyProblem } from '#domain/kernel/surveys/surveyProblem.ts';
import { isEaseAnswer, isFoundAnswer, type EaseAnswer, type FoundAnswer } from './siteSurveyQuestions.ts';

/** Longest comment, in characters as a person counts them: an emoji is one. */
export const LONGEST_SITE_COMMENT = 500;

/** The survey as it is filled in: anything may be in it. */
export interface FilledSiteSurvey {
  /** Empty: not answered. */
  ease: string;
  /** Empty: not answered. */
  found: string;
  comment: string;
}

/** The survey as it is stored. */
export interface SiteSurvey {
  ease: EaseAnswer;
  /** Null: not answered. */
  found: FoundAnswer | null;
  comment: string;
}

/**
 * Reads a filled-in survey of the site. The first question has to be answered; the others may be left.
 * @returns the survey to store, or why it cannot be, field by field
 */
export function readSiteSurvey({ ease, found, comment }: FilledSiteSurvey): { survey: SiteSurvey } | { problems: SurveyProblem<keyof FilledSiteSurvey>[] } {
  const problems: SurveyProblem<keyof FilledSiteSurvey>[] = [];
  const words = surveyComment(comment);
  if (!isEaseAnswer(ease)) problems.push({ field: 'ease', code: ease === '' ? 'REQUIRED' : 'INVALID', message: 'Choose one of the answers.' });
  if (found !== '' && !isFoundAnswer(found)) problems.push({ field: 'found', code: 'INVALID', message: 'Choose one of the answers.' });
  if (words.length > LONGEST_SITE_COMMENT && [...words].length > LONGEST_SITE_COMMENT) problems.push({ field: 'comment', code: 'TOO_LONG', message: `Use ${LONGEST_SITE_COMMENT} characters or fewer.` });
  if (problems.length > 0 || !isEaseAnswer(ease)) return { problems };
  return { survey: { ease, found: isFoundAnswer(found) ? found : null, comment: words } };
}
