import { noticeProblems } from '#domain/help/notices/serviceNotice.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { endNotice, plannedNotices, publicNotices, writeNotice } from './noticeStore.ts';

/** Either duty may write notices; the one that is named is kept. */
const dutyOfNotices = ({ duties }: Viewer): StaffDuty => (duties.includes('support') ? 'support' : 'content');

/** Notices of the state of the site: read by everyone, written by staff. */
export const noticeOfServiceResolvers: Resolvers = {
  Query: {
    serviceNotices: (_root, _arguments, { db }) => publicNotices(db),
    plannedNotices: (_root, _arguments, { db, viewer }) => {
      requireDuty({ viewer }, 'support', 'content');
      return plannedNotices(db);
    },
  },

  Mutation: {
    writeServiceNotice: async (_root, { input }, { db, viewer }) => {
      const staffId = requireDuty({ viewer }, 'support', 'content');
      const notice = { ...input, endsAt: input.endsAt ?? null };
      const problems = noticeProblems(notice);
      if (problems.length > 0) return { notice: null, problems };
      return db.transaction(async (tx) => {
        const written = await writeNotice(tx, notice, staffId);
        if (written)
          await recordStaffAct(tx, {
            staffId,
            duty: dutyOfNotices(viewer),
            what: 'notice-written',
            after: { notice: written.id, level: notice.level },
          });
        return { notice: written, problems: [] };
      });
    },
    endServiceNotice: async (_root, { id }, { db, viewer }) => {
      const staffId = requireDuty({ viewer }, 'support', 'content');
      return db.transaction(async (tx) => {
        const isEnded = await endNotice(tx, storedId(id));
        if (isEnded)
          await recordStaffAct(tx, {
            staffId,
            duty: dutyOfNotices(viewer),
            what: 'notice-ended',
            after: { notice: id },
          });
        return isEnded;
      });
    },
  },
};
