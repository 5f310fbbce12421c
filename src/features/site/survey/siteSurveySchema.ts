import { readSiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';
import type { SurveyVersion } from '#domain/site/survey/siteSurveyQuestions.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_SITE_SURVEY, type SiteSurveyValues } from './siteSurveyValues.ts';

/**
 * The survey’s own rule, its refusals by the key of each question. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const siteSurveySchema = (survey: SurveyVersion) =>
  ruleSchema<SiteSurveyValues>(EMPTY_SITE_SURVEY, ({ replies }) => {
    const read = readSiteSurvey(survey, replies);
    return 'problems' in read ? Object.fromEntries(read.problems.map(({ field, message }) => [field, message])) : {};
  });
