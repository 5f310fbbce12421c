import { LEAVING_REASONS, RETURN_ANSWERS } from '#domain/billing/survey/leavingReasons.ts';
import { readLeavingSurvey, type LeavingSurvey } from '#domain/billing/survey/leavingSurvey.ts';
import { shareOfAnswers, type AnswerCount } from '#domain/kernel/surveys/answerShares.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers, LeavingSurveyBoard } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A comment as staff read it. */
interface StoredComment {
  /** `YYYY-MM`, UTC. */
  month: string;
  reasons: string[];
  comment: string;
}

/** Comments that staff see at once. */
const MOST_COMMENTS = 100;
const RECENT = 'sent_at > now() - make_interval(months => $1)';

/** Leaving surveys: one for each member, and counts and comments without them. */
function createSurveyStore({ db }: { db: Database }) {
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

/** Months that staff may look back. */
const MOST_MONTHS = 60;

/**
 * What members answered in the last months, for staff: counts and comments, and nothing that says who.
 * @param months what is beyond 1 to 60 is taken for the nearest of these
 */
async function surveyBoard(store: ReturnType<typeof createSurveyStore>, months: number): Promise<LeavingSurveyBoard> {
  const span = Math.min(MOST_MONTHS, Math.max(1, months));
  const [total, reasons, mightReturn, comments] = await Promise.all([
    store.total(span),
    store.reasons(span),
    store.mightReturn(span),
    store.comments(span),
  ]);
  return {
    total,
    reasons: shareOfAnswers(LEAVING_REASONS, reasons, total),
    mightReturn: shareOfAnswers(RETURN_ANSWERS, mightReturn, total),
    comments,
  };
}

const surveys = (context: RequestContext) => context.perRequest(createSurveyStore);

/** The leaving survey: a member sends it, staff see what all of them said. */
export const leavingSurveyResolvers: Resolvers = {
  Query: {
    leavingSurveys: (_root, { months }, context) => {
      requireDuty(context, 'content');
      return surveyBoard(surveys(context), months);
    },
  },
  Mutation: {
    sendLeavingSurvey: async (_root, { input: { reasons, mightReturn, comment } }, context) => {
      const memberId = requireMember(context.viewer);
      const read = readLeavingSurvey({ reasons, mightReturn: mightReturn ?? '', comment });
      if ('problems' in read) return { isSent: false, problems: read.problems };
      await surveys(context).put(memberId, read.survey);
      return { isSent: true, problems: [] };
    },
  },
};
