import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { MOST_QUESTIONS, planSurvey, surveyDraftProblems } from '#domain/site/survey/planSurvey.ts';
import { readSiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';
import { SURVEY_REST_DAYS } from '#domain/site/survey/whenToAsk.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { createSiteSurveyStore } from './siteSurveyStore.ts';
import { surveyBoard, toSurvey, wordedKeys, createSurveyVersions } from './surveyBoard.ts';

/** Takes a member’s turn to be asked: true once in so many days, whichever of their devices asks first. */
const takeTurn = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.one(
    `/* siteSurvey.turn */ INSERT INTO site_survey_asked (member_id, asked_on) VALUES ($1, current_date)
     ON CONFLICT (member_id) DO UPDATE SET asked_on = excluded.asked_on WHERE site_survey_asked.asked_on <= current_date - $2::int RETURNING member_id`,
    [memberId, SURVEY_REST_DAYS],
  )) !== null;

/** Months that staff may look back. */
const MOST_MONTHS = 60;
/** Turns and answers of one network an hour: a reading room has many readers. */
const TURNS = { points: 120, duration: 3600 };
const ANSWERS = { points: 20, duration: 3600 };

/** This site asks by itself while the flag is on and no survey tool from elsewhere is set. */
const isAsked = ({ viewer, site }: RequestContext): boolean =>
  viewer.flags.includes(FLAGS.survey) && site.survey === undefined;

const noSurvey = () => refusal('NOT_FOUND', 'There is no survey at the moment.');

/** The survey of the site: readers are asked now and then, staff see what all of them said. */
export const siteSurveyResolvers: Resolvers = {
  Query: {
    siteSurvey: async (_root, { months }, context) => {
      requireDuty(context, 'content');
      return surveyBoard(context.db, Math.min(MOST_MONTHS, Math.max(1, months)));
    },
  },
  Mutation: {
    takeSiteSurveyTurn: async (_root, _arguments, context) => {
      if (!isAsked(context)) return null;
      const { db, viewer, ip } = context;
      const wait = await createLimiter(db, 'siteSurveyTurn', TURNS).take(networkOf(ip));
      if (wait !== null || (viewer.memberId !== null && !(await takeTurn(db, viewer.memberId)))) return null;
      return toSurvey(await createSurveyVersions({ db }).current());
    },
    answerSiteSurvey: async (_root, { input: { version, replies } }, context) => {
      if (!isAsked(context)) throw noSurvey();
      const wait = await createLimiter(context.db, 'siteSurvey', ANSWERS).take(networkOf(context.ip));
      if (wait !== null) throw rateLimited('Too many answers were sent.', wait);
      const versions = createSurveyVersions(context);
      // The questions that the reader had in front of them, though others may be asked by now.
      const asked = await versions.byNumber(version);
      if (asked === null) throw noSurvey();
      const read = readSiteSurvey(
        asked,
        Object.fromEntries(replies.slice(0, MOST_QUESTIONS).map(({ question, answers }) => [question, answers])),
      );
      if ('problems' in read) return { isSent: false, problems: read.problems };
      const store = context.perRequest(createSiteSurveyStore);
      await store.add(version, read.replies);
      // Not only when staff look: they may never do.
      await store.forget(wordedKeys(await versions.all()));
      return { isSent: true, problems: [] };
    },
    publishSiteSurvey: async (_root, { version, questions }, context) => {
      const staffId = requireDuty(context, 'content');
      const draft = questions.map(({ key, kind, ...rest }) => ({
        ...rest,
        key: key ?? null,
        kind: kind.toLowerCase(),
      }));
      const problem = Object.entries(surveyDraftProblems(draft))[0];
      if (problem) throw refusal('BAD_USER_INPUT', `${problem[0]}: ${problem[1]}`);
      return context.db.transaction(async (tx) => {
        const versions = createSurveyVersions({ db: tx });
        const current = await versions.current();
        const next = planSurvey(draft, current);
        if (current.version !== version || !(await versions.publish(next)))
          throw refusal('CONFLICT', 'Someone else has just published other questions.');
        await recordStaffAct(tx, {
          staffId,
          duty: 'content',
          what: 'survey-published',
          before: { version, questions: current.questions.length },
          after: { version: next.version, questions: next.questions.length },
        });
        return toSurvey(next);
      });
    },
  },
};
