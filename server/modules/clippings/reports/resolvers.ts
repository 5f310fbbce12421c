import { isShareId, sharedClippingAddress } from '#domain/clippings/core/clippingAddresses.ts';
import {
  decisionProblem,
  isShareConcern,
  reportWords,
  shareReportProblems,
} from '#domain/clippings/reports/reportRules.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { ClippingReport, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { decideReport, reportsIn, saveReport, type StoredReport } from './reportStore.ts';

/** Reports from one network an hour: anyone may report, no one may flood. */
const REPORTS = { points: 10, duration: 3600 };
/** The answer for what is not shared: missing, ended and guessed look alike. */
const MISSING = { isReported: false, problems: [{ field: 'shareId', message: 'This clipping is no longer shared.' }] };

const shown = ({ id, shareId, isShared, reportedAt, decidedAt, ...report }: StoredReport): ClippingReport => ({
  ...report,
  id: String(id),
  address: isShared ? sharedClippingAddress(shareId) : null,
  reportedAt: reportedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Reports about shared clippings: anyone sends them, staff decide. */
export const clippingReportResolvers: Resolvers = {
  Query: {
    clippingReports: async (_root, { state }, { db, viewer }) => {
      requireDuty({ viewer }, 'moderation');
      return (await reportsIn(db, state)).map(shown);
    },
  },
  Mutation: {
    reportSharedClipping: async (_root, { shareId, reason, comment }, { db, viewer, ip }) => {
      const problems = shareReportProblems({ reason, comment });
      if (problems.length > 0 || !isShareConcern(reason)) return { isReported: false, problems };
      const wait = await createLimiter(db, 'clippingReports', REPORTS).take(networkOf(ip));
      if (wait !== null) throw rateLimited('Too many reports were sent.', wait);
      const isKept =
        isShareId(shareId) &&
        (await saveReport(db, { shareId, reporterId: viewer.memberId, reason, comment: reportWords(comment) }));
      return isKept ? { isReported: true, problems: [] } : MISSING;
    },
    decideClippingReport: async (_root, { id, withdraw, answer }, { db, viewer }) => {
      const staffId = requireDuty({ viewer }, 'moderation');
      const problem = decisionProblem(withdraw, answer);
      if (problem !== null) throw refusal('BAD_USER_INPUT', problem);
      return db.transaction(async (tx) => {
        const isDecided = await decideReport(tx, storedId(id), withdraw, reportWords(answer), staffId);
        if (isDecided)
          await recordStaffAct(tx, {
            staffId,
            duty: 'moderation',
            what: 'clipping-decided',
            after: { report: id, isWithdrawn: withdraw },
          });
        return isDecided;
      });
    },
  },
};
