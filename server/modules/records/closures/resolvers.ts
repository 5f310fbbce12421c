import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { NEVER, openingDay } from '#domain/records/core/closedUntil.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { CLOSURES_IN_TURN } from '#server/engines/search/records/closures.ts';
import { judgeClosures } from '#server/engines/search/records/judgeClosures.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireOwnSets, requireWorkOn } from '#server/modules/records/stewards/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { keepSetDate, lockSetDate, setClosures } from './setClosures.ts';

const NO_DAY = 'Choose a day after today.';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The day that staff give a set. @throws GraphQLError BAD_USER_INPUT for one that is not after today */
function requireDay(until: string): string {
  const day = ISO_DAY.test(until) ? openingDay(until) : null;
  if (day === null || (day !== NEVER && day <= dayOf(new Date()))) throw refusal('BAD_USER_INPUT', NO_DAY);
  return day;
}

/** Until when sets are closed, for staff with the duty `records` and the stewards of each. */
export const closureResolvers: Resolvers = {
  Query: {
    setClosures: async (_root, _arguments, context) => setClosures(context.db, await requireOwnSets(context)),
  },
  Mutation: {
    async closeSetUntil(_root, { id, until, why }, context) {
      const staffId = await requireWorkOn(context, { set: id }, 'close');
      const reason = why.trim();
      if (reason === '' || reason.length > LONGEST_STAFF_REASON)
        throw refusal('BAD_USER_INPUT', `Give a reason of ${LONGEST_STAFF_REASON} characters at most.`);
      const day = until == null ? null : requireDay(until);
      // A large set takes longer than a statement of a reader may.
      await outsideRequests(() =>
        context.db.transaction(async (tx) => {
          await tx.rows(CLOSURES_IN_TURN);
          const before = await lockSetDate(tx, id);
          if (before === undefined) throw nothingHere();
          await keepSetDate(tx, id, { until: day, staffId });
          await judgeClosures(tx, id);
          await recordStaffAct(tx, {
            staffId,
            duty: 'records',
            what: 'set-closed-until',
            reason,
            before: { set: id, closedUntil: before ?? '' },
            after: { set: id, closedUntil: day ?? '' },
          });
        }),
      );
      // Other copies find it within two seconds.
      await context.matching
        .noticeClosures()
        .catch((error: unknown) =>
          context.log.error({ code: (error as Error).name }, 'the search engine did not take a closing date in'),
        );
      const [closure] = await setClosures(context.db, [id]);
      if (!closure) throw nothingHere();
      return closure;
    },
  },
};
