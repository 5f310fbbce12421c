import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { closingDay } from '#domain/records/core/closedUntil.ts';
import { whyTwo } from '#domain/records/sheets/whyTwo.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { askForTwo } from '#server/modules/records/sheets/index.ts';
import { requireOwnSets, requireWorkOn } from '#server/modules/records/stewards/index.ts';

import { changeSetDate, OPENING } from './openSet.ts';
import { setClosures } from './setClosures.ts';

const NO_DAY = 'Choose a day after today.';

/** The day that staff give a set. @throws GraphQLError BAD_USER_INPUT for one that is not after today */
function requireDay(until: string): string {
  const day = closingDay(until, dayOf(new Date()));
  if (day === null) throw refusal('BAD_USER_INPUT', NO_DAY);
  return day;
}

/**
 * Asks a second person to take the date of a set away, or to let it open earlier.
 *
 * @returns the date that it has; `isAsked` is false where no one else is asked, or it is closed longer than before
 */
const asksToOpen = (
  { db, viewer, staffRequestKinds }: RequestContext,
  { id, until, reason, staffId }: { id: string; until: string | null; reason: string; staffId: number },
): Promise<{ was: string | null; isAsked: boolean }> =>
  db.transaction(async (tx) => {
    const [set] = await setClosures(tx, [id]);
    const kind = staffRequestKinds.find(({ name }) => name === OPENING);
    if (!set || !kind) throw nothingHere();
    const was = set.closedUntil ?? null;
    // “infinity” comes after every day.
    if (was === null || (until !== null && until >= was)) return { was, isAsked: false };
    const isAsked = await askForTwo(tx, {
      kind,
      staffId,
      isSteward: !viewer.isInternal,
      because: whyTwo({ act: 'open' }),
      reason,
      payload: { set: id, name: set.name, was, until: until ?? '' },
      about: 'set',
    });
    return { was, isAsked };
  });

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
      const change = { id, until: day, reason, staffId };
      const { was, isAsked } = await asksToOpen(context, change);
      if (!isAsked)
        await changeSetDate({ db: context.db, search: context.matching, log: context.log }, { ...change, was });
      const [closure] = await setClosures(context.db, [id]);
      if (!closure) throw nothingHere();
      return closure;
    },
  },
};
