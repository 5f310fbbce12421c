import type { SurveyReplies } from '#domain/site/survey/readSiteSurvey.ts';
import { type SurveyVersion, SURVEY_KINDS } from '#domain/site/survey/siteSurveyQuestions.ts';

import type { AskedSurvey } from './siteSurveyApi.ts';

/** The survey while it is filled in, by the key of each question. */
export interface SiteSurveyValues {
  replies: SurveyReplies;
}

export const EMPTY_SITE_SURVEY: SiteSurveyValues = { replies: {} };

/** Questions of the api as the rules have them. */
export const surveyOf = ({ version, questions }: AskedSurvey): SurveyVersion => ({
  version,
  questions: questions.map(({ kind, ...question }) => ({
    ...question,
    kind: SURVEY_KINDS.find((one) => one === kind.toLowerCase()) ?? 'text',
  })),
});
