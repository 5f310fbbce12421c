import type { LeavingSurvey } from '#domain/billing/survey/leavingSurvey.ts';
import type { AnswerCount } from '#domain/kernel/surveys/answerShares.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A comment as staff read it. */
export interface StoredComment {
  /** `YYYY-MM`, UTC. */
  month: string;
  reasons: string[];
  comment: string;
}

/** Comments that staff see at once. */
const MOST_COMMENTS = 100;
const RECENT = 'sent_at > now() - make_interval(months => $1)';

/** Leaving surveys: one for each member, and counts and comments without them. */
export function createSurveyStore({ db }: { db: Database }) {
  return {
    /** Takes the place of an earlier one. */
    put: async (memberId: number, { reasons, mightReturn, comment }: LeavingSurvey): Promise<void> => {
      await db.rows(
        `/* leavingSurvey.put */ INSERT INTO leaving_survey (member_id, reasons, might_return, comment) VALUES ($1, $2, $3, $4)
         ON CONFLICT (member_id) DO UPDATE SET reasons = excluded.reasons, might_return = excluded.might_return, comment = excluded.comment, sent_at = now()`,
        [memberId, reasons, mightReturn, comment],
      );
    },

    /** Surveys of the last months. */
    total: async (months: number): Promise<number> =>
      (
        await db.one<{ count: number }>(
          `/* leavingSurvey.total */ SELECT count(*)::int AS count FROM leaving_survey WHERE ${RECENT}`,
          [months],
        )
      )?.count ?? 0,

    reasons: (months: number): Promise<AnswerCount[]> =>
      db.rows<AnswerCount>(
        `/* leavingSurvey.reasons */ SELECT answer, count(*)::int AS count FROM leaving_survey, unnest(reasons) AS answer WHERE ${RECENT} GROUP BY answer`,
        [months],
      ),

    mightReturn: (months: number): Promise<AnswerCount[]> =>
      db.rows<AnswerCount>(
        `/* leavingSurvey.return */ SELECT might_return AS answer, count(*)::int AS count FROM leaving_survey WHERE ${RECENT} AND might_return IS NOT NULL GROUP BY might_return`,
        [months],
      ),

    /** In an order within a month that says nothing of when each was sent. */
    comments: (months: number): Promise<StoredComment[]> =>
      db.rows<StoredComment>(
        `/* leavingSurvey.comments */ SELECT to_char(sent_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, reasons, comment FROM leaving_survey
         WHERE ${RECENT} AND comment <> '' ORDER BY month DESC, md5(comment) LIMIT ${MOST_COMMENTS}`,
        [months],
      ),
  };
}
