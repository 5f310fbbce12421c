import { noticeProblems } from '#domain/help/notices/serviceNotice.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { endNotice, plannedNotices, publicNotices, writeNotice } from './noticeStore.ts';

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
      return { notice: await writeNotice(db, notice, staffId), problems: [] };
    },
    endServiceNotice: (_root, { id }, { db, viewer }) => {
      requireDuty({ viewer }, 'support', 'content');
      return /^\d{1,15}$/u.test(id) ? endNotice(db, Number(id)) : false;
    },
  },
};
