import { defineFileJob } from '#server/platform/jobs/defineFileJob.ts';
import { MOST_ATTEMPTS } from '#server/platform/jobs/startJobs.ts';

import { REPORT_JOBS, type ReportRow, waitingReports } from './reportStore.ts';
import type { QuestionReportTask } from './writeQuestionReport.ts';

/** Research questions as files. */
export const questionReportJob = defineFileJob<ReportRow, QuestionReportTask, { siteName: string }>({
  name: 'a file of a research question',
  rows: REPORT_JOBS,
  waiting: waitingReports,
  process: 'server/modules/research/reports/questionReportProcess.ts',
  toTask: ({ id: reportId, fence, document }, { siteName }) => ({
    reportId,
    fence,
    document,
    siteName,
    madeAt: new Date(),
  }),
  longestMs: 5 * 60_000,
  texts: {
    tooMuch: 'This PDF needs more memory than we allow for one file. Your question is unchanged.',
    tooLong: 'This PDF took longer than 5 minutes, so we stopped it. Your question is unchanged.',
    givenUp: `We tried to write this PDF ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your question is unchanged.`,
    ourFault: 'Something went wrong on our side. Make the PDF again.',
  },
});
