import type { AnswerCount } from '#domain/kernel/surveys/answerShares.ts';
import type { SiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A comment as staff read it. */
export interface StoredSiteComment {
  /** `YYYY-MM`, UTC. */
  month: string;
  ease: string;
  comment: string;
}

/** Comments that staff see at once. */
const MOST_COMMENTS = 100;
/** Months for which comments are kept, the running one with them; the counts stay. */
const COMMENT_MONTHS = 13;
const THIS_MONTH = "date_trunc('month', now() AT TIME ZONE 'UTC')";
const RECENT = `month > ${THIS_MONTH} - make_interval(months => $1)`;

/** Answers to the survey of the site. No statement here knows a member. */
export function createSiteSurveyStore({ db }: { db: Database }) {
  return {
    add: async ({ ease, found, comment }: SiteSurvey): Promise<void> => {
      await db.rows('/* siteSurvey.add */ INSERT INTO site_survey_answer (ease, found, comment) VALUES ($1, $2, $3)', [ease, found, comment]);
    },

    /** Empties comments that are too old. */
    forget: async (): Promise<void> => {
      await db.rows(`/* siteSurvey.forget */ UPDATE site_survey_answer SET comment = '' WHERE comment <> '' AND month <= ${THIS_MONTH} - make_interval(months => $1)`, [COMMENT_MONTHS]);
    },

    /** Answers of the last months, the running one with them. */
    total: async (months: number): Promise<number> => (await db.one<{ count: number }>(`/* siteSurvey.total */ SELECT count(*)::int AS count FROM site_survey_answer WHERE ${RECENT}`, [months]))?.count ?? 0,

    ease: (months: number): Promise<AnswerCount[]> => db.rows<AnswerCount>(`/* siteSurvey.ease */ SELECT ease AS answer, count(*)::int AS count FROM site_survey_answer WHERE ${RECENT} GROUP BY ease`, [months]),

    found: (months: number): Promise<AnswerCount[]> =>
      db.rows<AnswerCount>(`/* siteSurvey.found */ SELECT found AS answer, count(*)::int AS count FROM site_survey_answer WHERE ${RECENT} AND found IS NOT NULL GROUP BY found`, [months]),

    /** In an order within a month that says nothing of when each was sent. */
    comments: (months: number): Promise<StoredSiteComment[]> =>
      db.rows<StoredSiteComment>(`/* siteSurvey.comments */ SELECT to_char(month, 'YYYY-MM') AS month, ease, comment FROM site_survey_answer s WHERE ${RECENT} AND comment <> '' ORDER BY s.month DESC, id LIMIT ${MOST_COMMENTS}`, [months]),
  };
}
