import type { ReplyCount } from '#domain/site/survey/countSurvey.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A survey in which something was answered in the reader's own words. */
export interface StoredSurvey {
  /** `YYYY-MM`, UTC. */
  month: string;
  /** By the key of each question. */
  replies: Record<string, string[]>;
}

/** Surveys with words that staff see at once. */
const MOST_COMMENTS = 100;
/** Months for which words are kept, the running one with them; the counts stay. */
const COMMENT_MONTHS = 13;
const THIS_MONTH = "date_trunc('month', now() AT TIME ZONE 'UTC')";
const RECENT = `month > ${THIS_MONTH} - make_interval(months => $1)`;

/** Answers to the survey of the site. No statement here knows a member. */
export function createSiteSurveyStore({ db }: { db: Database }) {
  return {
    add: async (version: number, replies: Readonly<Record<string, readonly string[]>>): Promise<void> => {
      await db.rows('/* siteSurvey.add */ INSERT INTO site_survey_answer (version, replies) VALUES ($1, $2)', [
        version,
        JSON.stringify(replies),
      ]);
    },

    /** Removes words that are too old. @param worded - keys of questions that are answered in one's own words */
    forget: async (worded: readonly string[]): Promise<void> => {
      await db.rows(
        `/* siteSurvey.forget */ UPDATE site_survey_answer SET replies = replies - $2::text[] WHERE replies ?| $2 AND month <= ${THIS_MONTH} - make_interval(months => $1)`,
        [COMMENT_MONTHS, worded],
      );
    },

    /** Surveys of the last months, the running one with them, by version. */
    sent: async (months: number): Promise<Map<number, number>> =>
      new Map(
        (
          await db.rows<{ version: number; count: number }>(
            `/* siteSurvey.sent */ SELECT version, count(*)::int AS count FROM site_survey_answer WHERE ${RECENT} GROUP BY version`,
            [months],
          )
        ).map(({ version, count }) => [version, count]),
      ),

    /** Answers that were chosen. @param worded - as in `forget`: these are not counted */
    counts: (months: number, worded: readonly string[]): Promise<ReplyCount[]> =>
      db.rows<ReplyCount>(
        `/* siteSurvey.counts */ SELECT reply.key AS question, chosen.answer, count(*)::int AS count
         FROM site_survey_answer, jsonb_each(replies - $2::text[]) AS reply(key, value), jsonb_array_elements_text(reply.value) AS chosen(answer) WHERE ${RECENT} GROUP BY 1, 2`,
        [months, worded],
      ),

    /** In an order within a month that says nothing of when each was sent. */
    worded: (months: number, worded: readonly string[]): Promise<StoredSurvey[]> =>
      db.rows<StoredSurvey>(
        `/* siteSurvey.worded */ SELECT to_char(month, 'YYYY-MM') AS month, replies FROM site_survey_answer s WHERE ${RECENT} AND replies ?| $2 ORDER BY s.month DESC, id LIMIT ${MOST_COMMENTS}`,
        [months, worded],
      ),
  };
}
