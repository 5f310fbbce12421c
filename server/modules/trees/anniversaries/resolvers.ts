import type { AnniversaryKind } from '#domain/trees/anniversaries/anniversary.ts';
import { mayExportTree } from '#domain/trees/core/access/decideTreeAccess.ts';
import { decodeDay } from '#domain/trees/core/encodedDay.ts';
import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  Resolvers,
  TreeAnniversaryKind,
  TreeCalendar as CalendarAnswer,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  openTree,
  openTrees,
  personRows,
  requireTreeExport,
  toCard,
  viewOf,
} from '#server/modules/trees/core/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { CALENDAR_PATH } from './calendarRoutes.ts';
import { calendarOf, calendarsOf, makeCalendar, revokeCalendar, type TreeCalendar } from './calendarStore.ts';
import { anniversariesOf } from './findAnniversaries.ts';

const PAGE = 200;
const FURTHEST = 1_000_000;
/** Addresses that a member may make in an hour. */
const MADE = { points: 20, duration: 3_600 };

const kindOf = (kind: AnniversaryKind): TreeAnniversaryKind => kind.toUpperCase() as TreeAnniversaryKind;
const answerOf = ({ madeAt, readOn }: TreeCalendar): CalendarAnswer => ({ madeAt: madeAt.toISOString(), readOn });

/** Anniversaries of a tree, and the calendar that other programs read them from. */
export const treeAnniversaryResolvers: Resolvers = {
  Query: {
    treeAnniversaries: async (_root, { ref, month, from: asked, ...call }, context) => {
      const { tree, ...opened } = await openTree(context, ref, call);
      if (month < 1 || month > 12) throw refusal('BAD_USER_INPUT', 'A month is a number from 1 to 12.');
      await context.charge();
      const view = viewOf(context, opened);
      const from = Math.min(FURTHEST, Math.max(0, asked));
      const { total, found } = await anniversariesOf(context.db, tree.id, month, view, from, PAGE);
      const cards = new Map(
        (await personRows(context.db, tree.id, [...new Set(found.flatMap(({ personIds }) => personIds))])).map(
          (row) => [row.id, toCard(tree.id, row, view)],
        ),
      );
      return {
        total,
        anniversaries: found.map(({ kind, day, personIds, place }) => ({
          kind: kindOf(kind),
          ...decodeDay(day),
          place,
          persons: personIds.flatMap((id) => cards.get(id) ?? []),
        })),
        next: from + found.length < total ? from + found.length : null,
      };
    },
    treeCalendar: async (_root, { ref }, context) => {
      const memberId = requireMember(context.viewer);
      const { tree } = await openTree(context, ref);
      const calendar = await calendarOf(context.db, tree.id, memberId);
      return calendar && answerOf(calendar);
    },
    treeCalendars: async (_root, _arguments, context) => {
      const calendars = await calendarsOf(context.db, requireMember(context.viewer));
      const opened = await openTrees(
        context,
        calendars.map(({ treeId }) => treeId),
      );
      return calendars.map(({ treeId, ...calendar }) => {
        const tree = opened.get(treeId);
        return {
          ref: String(treeId),
          treeName: tree?.tree.name ?? null,
          ...answerOf(calendar),
          isServed: tree !== undefined && mayExportTree(tree, tree.tree),
        };
      });
    },
  },
  Mutation: {
    makeTreeCalendar: async (_root, { ref }, context) => {
      const { tree, memberId } = await requireTreeExport(context, ref);
      const wait = await createLimiter(context.db, 'treeCalendarsMade', MADE).take(String(memberId));
      if (wait !== null) throw rateLimited('You made many addresses in a short time.', wait);
      const token = await makeCalendar(context.db, tree.id, memberId);
      return { calendar: { madeAt: new Date().toISOString(), readOn: null }, path: `${CALENDAR_PATH}/${token}.ics` };
    },
    revokeTreeCalendar: async (_root, { ref }, context) => {
      const memberId = requireMember(context.viewer);
      // Also of a tree that they have lost since: the address is theirs. Whether there is such a tree is not told.
      const treeId = readTreeRef(ref);
      if (treeId !== null) await revokeCalendar(context.db, treeId, memberId);
      return true;
    },
  },
};
