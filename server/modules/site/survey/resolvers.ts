import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { shareOfAnswers } from '#domain/kernel/surveys/answerShares.ts';
import { readSiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';
import { EASE_ANSWERS, FOUND_ANSWERS } from '#domain/site/survey/siteSurveyQuestions.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

import { createSiteSurveyStore } from './siteSurveyStore.ts';
import { takeTurn } from './surveyTurns.ts';

/** Months that staff may look back. */
const MOST_MONTHS = 60;
/** Turns and answers of one network an hour: a reading room has many readers. */
const TURNS = { points: 120, duration: 3600 };
const ANSWERS = { points: 20, duration: 3600 };

/** This site asks by itself while the flag is on and no survey tool from elsewhere is set. */
const isAsked = ({ viewer, site }: RequestContext): boolean => viewer.flags.includes(FLAGS.survey) && site.survey === undefined;

/** The survey of the site: readers are asked now and then, staff see what all of them said. */
export const siteSurveyResolvers: Resolvers = {
  Query: {
    siteSurvey: async (_root, { months }, context) => {
      requireDuty(context, 'content');
      const span = Math.min(MOST_MONTHS, Math.max(1, months));
      const store = context.perRequest(createSiteSurveyStore);
      await store.forget();
      const [total, ease, found, comments] = await Promise.all([store.total(span), store.ease(span), store.found(span), store.comments(span)]);
      return { total, ease: shareOfAnswers(EASE_ANSWERS, ease, total), found: shareOfAnswers(FOUND_ANSWERS, found, total), comments };
    },
  },
  Mutation: {
    takeSiteSurveyTurn: async (_root, _arguments, context) => {
      if (!isAsked(context)) return false;
      const { db, viewer, ip } = context;
      const wait = await createLimiter(db, 'siteSurveyTurn', TURNS).take(networkOf(ip));
      if (wait !== null) return false;
      return viewer.memberId === null || takeTurn(db, viewer.memberId);
    },
    answerSiteSurvey: async (_root, { input: { ease, found, comment } }, context) => {
      if (!isAsked(context)) throw refusal('NOT_FOUND', 'There is no survey at the moment.');
      const read = readSiteSurvey({ ease, found: found ?? '', comment });
      if ('problems' in read) return { isSent: false, problems: read.problems };
      const wait = await createLimiter(context.db, 'siteSurvey', ANSWERS).take(networkOf(context.ip));
      if (wait !== null) throw rateLimited('Too many answers were sent.', wait);
      const store = context.perRequest(createSiteSurveyStore);
      await store.add(read.survey);
      // Not only when staff look: they may never do.
      await store.forget();
      return { isSent: true, problems: [] };
    },
  },
};
