import { defineFileJob } from '#server/platform/jobs/defineFileJob.ts';
import { MOST_ATTEMPTS } from '#server/platform/jobs/startJobs.ts';

import { REPORT_JOBS, type ReportRow, waitingReports } from './reportStore.ts';
import type { ReportTask } from './writeReport.ts';

/** Reports of trees as files. */
export const reportJob = defineFileJob<ReportRow, ReportTask, { livingYears: number; siteName: string }>({
  name: 'a report of a tree',
  rows: REPORT_JOBS,
  waiting: waitingReports,
  process: 'server/modules/trees/reports/reportProcess.ts',
  toTask: ({ id: reportId, fence, memberId, treeId, personId, request }, { livingYears, siteName }) => {
    const madeAt = new Date();
    const policy = { asOfYear: madeAt.getUTCFullYear(), livingYears };
    return { reportId, fence, memberId, treeId, personId, request, policy, siteName, madeAt };
  },
  // What the largest report we take needs on a slow machine, several times over.
  longestMs: 20 * 60_000,
  texts: {
    tooMuch: 'This report needs more memory than we allow for one file. Choose fewer generations, or leave out photos.',
    tooLong:
      'This report took longer than 20 minutes, so we stopped it. Your tree is unchanged. Choose fewer generations, or leave out photos.',
    givenUp: `We tried to write this report ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your tree is unchanged. Choose fewer generations, or leave out photos.`,
    ourFault: 'Something went wrong on our side. Ask for the report again.',
  },
});
