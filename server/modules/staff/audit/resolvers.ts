import { csvText } from '#domain/search/export/csvText.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import { isStaffActKind } from '#domain/staff/duties/staffActs.ts';
import { askedPage } from '#server/modules/kernel/graphql/askedPage.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, StaffAct, StaffActFilter } from '#server/modules/kernel/graphql/types.generated.ts';
import { dutyAnswer, dutyOf, recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { type ActFilter, ACTS_ON_PAGE, createActStore, type StoredAct } from './actStore.ts';

const COLUMNS = ['time', 'act', 'duty', 'staff account', 'staff', 'member account', 'reason', 'before', 'after'];

/** Fields that were kept, as lines: `duties: support, audit`. Empty where nothing is kept. */
const linesOf = (values: SmallJson | null): string[] =>
  Object.entries(values ?? {}).map(
    ([field, value]) => `${field}: ${Array.isArray(value) ? value.join(', ') || 'none' : String(value)}`,
  );

/** Acts as a CSV file, times in UTC (ISO 8601). */
const actsCsv = (acts: readonly StoredAct[]): string =>
  csvText(
    COLUMNS,
    acts.map(({ happenedAt, what, duty, actor, staffId, staff, memberId, reason, before, after }) => [
      happenedAt.toISOString(),
      what,
      duty,
      staffId === null ? '' : String(staffId),
      actor === 'operator' ? 'command line' : (staff ?? ''),
      memberId === null ? '' : String(memberId),
      reason ?? '',
      linesOf(before).join('; '),
      linesOf(after).join('; '),
    ]),
  );

/** Acts a member sees at once, and rows of a file. */
const OF_MEMBER = 200;
const MOST_ROWS = 10_000;

const EVERY: ActFilter = { what: null, duty: null, memberId: null, staffId: null };
const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));

/** @throws GraphQLError BAD_USER_INPUT for an act that is not in the list. */
function filterOf({ what, duty, memberId, staffId }: StaffActFilter): ActFilter {
  if (what != null && !isStaffActKind(what)) throw refusal('BAD_USER_INPUT', 'There is no such act.');
  return {
    what: what ?? null,
    duty: duty == null ? null : dutyOf(duty),
    memberId: memberId == null ? null : storedId(memberId),
    staffId: staffId == null ? null : storedId(staffId),
  };
}

const toAct = ({
  id,
  happenedAt,
  duty,
  what,
  actor,
  staffId,
  staff,
  memberId,
  reason,
  before,
  after,
}: StoredAct): StaffAct => ({
  id: String(id),
  happenedAt: happenedAt.toISOString(),
  duty: dutyAnswer(duty),
  what,
  staff,
  staffId: idOrNull(staffId),
  isOperator: actor === 'operator',
  memberId: idOrNull(memberId),
  reason,
  before: linesOf(before),
  after: linesOf(after),
});

/**
 * What staff did: all of it for those with `audit`, and of a member's own account for the member, without who it was.
 */
export const auditResolvers: Resolvers = {
  Query: {
    staffActs: async (_root, { filter, page }, context) => {
      requireDuty(context, 'audit');
      const asked = filterOf(filter);
      const store = context.perRequest(createActStore);
      const [total, acts] = await Promise.all([
        store.total(asked),
        store.list(asked, ACTS_ON_PAGE, (askedPage(page) - 1) * ACTS_ON_PAGE),
      ]);
      return { total, pageSize: ACTS_ON_PAGE, acts: acts.map(toAct) };
    },
    myStaffActs: async (_root, _arguments, context) => {
      const memberId = requireMember(context.viewer);
      const acts = await context.perRequest(createActStore).list({ ...EVERY, memberId }, OF_MEMBER, 0);
      return acts.map(({ id, happenedAt, duty, what, reason }) => ({
        id: String(id),
        happenedAt: happenedAt.toISOString(),
        duty: dutyAnswer(duty),
        what,
        reason,
      }));
    },
  },
  Mutation: {
    exportStaffActs: async (_root, { filter }, context) => {
      const staffId = requireDuty(context, 'audit');
      const acts = await context.perRequest(createActStore).list(filterOf(filter), MOST_ROWS, 0);
      await recordStaffAct(context.db, {
        staffId,
        duty: 'audit',
        what: 'list-exported',
        after: { list: 'staff acts', rows: acts.length },
      });
      return actsCsv(acts);
    },
  },
};
