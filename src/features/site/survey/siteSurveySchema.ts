import { readSiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_SITE_SURVEY, type SiteSurveyValues } from './siteSurveyValues.ts';

/** The survey’s own rule. Loaded at the first check (services/forms/validateWith.ts). */
export const siteSurveySchema = ruleSchema<SiteSurveyValues>(EMPTY_SITE_SURVEY, (values) => {
  const read = readSiteSurvey(values);
  return 'problems' in read ? Object.fromEntries(read.problems.map(({ field, message }) => [field, message])) : {};
});
