import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import { CLOSURES_IN_TURN } from '#server/engines/search/records/closures.ts';
import { judgeClosures } from '#server/engines/search/records/judgeClosures.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { HOURS_FOR_RECORDS } from '#server/modules/records/sheets/index.ts';
import { recordStaffAct, type StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { keepSetDate, lockSetDate } from './setClosures.ts';

/** What a request for it is known by. */
export const OPENING = 'set-opening';

/** What changes of closing dates need. */
export interface ClosureParts {
  db: Database;
  search: Pick<SearchEngine, 'noticeClosures'>;
  log: Pick<Log, 'error'>;
}

const ELSE_NOW = 'Someone else has changed the closing date of this set. Look at it, then try again.';

/**
 * Gives a set a closing date, or takes it away, and writes it down. Readers see it at once.
 *
 * @param was - the date that it must have still. Left out: any
 * @throws GraphQLError NOT_FOUND where there is no such set, CONFLICT where it has another date than `was`
 */
export async function changeSetDate(
  { db, search, log }: ClosureParts,
  {
    id,
    until,
    was,
    reason,
    staffId,
  }: { id: string; until: string | null; was?: string | null; reason: string; staffId: number },
): Promise<void> {
  // A large set takes longer than a statement of a reader may.
  await outsideRequests(() =>
    db.transaction(async (tx) => {
      await tx.rows(CLOSURES_IN_TURN);
      const before = await lockSetDate(tx, id);
      if (before === undefined) throw nothingHere();
      if (was !== undefined && before !== was) throw refusal('CONFLICT', ELSE_NOW);
      await keepSetDate(tx, id, { until, staffId });
      await judgeClosures(tx, id);
      await recordStaffAct(tx, {
        staffId,
        duty: 'records',
        what: 'set-closed-until',
        reason,
        before: { set: id, closedUntil: before ?? '' },
        after: { set: id, closedUntil: until ?? '' },
      });
    }),
  );
  // Other copies find it within two seconds.
  await search
    .noticeClosures()
    .catch((error: unknown) =>
      log.error({ code: (error as Error).name }, 'the search engine did not take a closing date in'),
    );
}

const CHANGED = 'This set has another closing date by now. Refuse this, so that it is asked again.';

/** The day that was asked for; null where the set has no date any more, or the day has come meanwhile. */
const dayAsked = ({ until = '' }: SmallJson): string | null =>
  String(until) > dayOf(new Date()) ? String(until) : null;

/**
 * A closing date taken away or brought forward, as a second person allows it: payload `{ set, name, was, until }`, of
 * which `until` is empty for no date. Done beyond the approval, since it may take long; again does nothing.
 */
export const openingRequest = (parts: ClosureParts): StaffRequestKind => ({
  name: OPENING,
  duty: 'records',
  mayBeAboutOneself: false,
  hours: HOURS_FOR_RECORDS,
  needsWhy: true,
  describe: ({ name, until = '' }) =>
    until === ''
      ? `Take away the closing date of “${String(name)}”`
      : `Open “${String(name)}” earlier, on ${String(until)}`,
  async run(tx, { payload: { set, was } }) {
    // What was asked before there was `was` is asked of the date as it is.
    if (was !== undefined && (await lockSetDate(tx, String(set))) !== was) throw refusal('CONFLICT', CHANGED);
  },
  async finish({ payload, reason, askedBy }) {
    if (askedBy !== null)
      await changeSetDate(parts, { id: String(payload.set), until: dayAsked(payload), reason, staffId: askedBy });
  },
});
