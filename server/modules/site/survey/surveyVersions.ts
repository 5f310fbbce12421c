import { FIRST_SURVEY, type SurveyVersion } from '#domain/site/survey/siteSurveyQuestions.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Publications of the survey's questions. */
export function createSurveyVersions({ db }: { db: Pick<Database, 'rows' | 'one'> }) {
  return {
    /** What is asked now. */
    current: async (): Promise<SurveyVersion> =>
      (await db.one<SurveyVersion>(
        '/* surveyVersion.current */ SELECT version, questions FROM site_survey_version ORDER BY version DESC LIMIT 1',
      )) ?? FIRST_SURVEY,

    /** One publication; null when there is none of this number. */
    byNumber: async (version: number): Promise<SurveyVersion | null> =>
      version === FIRST_SURVEY.version
        ? FIRST_SURVEY
        : db.one<SurveyVersion>(
            '/* surveyVersion.byNumber */ SELECT version, questions FROM site_survey_version WHERE version = $1',
            [version],
          ),

    /** Every publication, the current one first, with what was asked before the first. */
    all: async (): Promise<SurveyVersion[]> => [
      ...(await db.rows<SurveyVersion>(
        '/* surveyVersion.all */ SELECT version, questions FROM site_survey_version ORDER BY version DESC',
      )),
      FIRST_SURVEY,
    ],

    /** Publishes the next version. False when another was published meanwhile. */
    publish: async ({ version, questions }: SurveyVersion): Promise<boolean> =>
      (await db.one(
        '/* surveyVersion.publish */ INSERT INTO site_survey_version (version, questions) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING version',
        [version, JSON.stringify(questions)],
      )) !== null,
  };
}
