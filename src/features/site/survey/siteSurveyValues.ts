import type { FilledSiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';

/** The survey while it is filled in: empty texts are not answered. */
export type SiteSurveyValues = FilledSiteSurvey;

export const EMPTY_SITE_SURVEY: SiteSurveyValues = { ease: '', found: '', comment: '' };
