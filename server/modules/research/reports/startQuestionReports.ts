import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { answerOfJob } from '#server/platform/jobs/answerOfJob.ts';
import type { JobOrder } from '#server/platform/jobs/jobMessages.ts';
import { type JobProcess, startJobProcess } from '#server/platform/jobs/startJobProcess.ts';
import { MOST_ATTEMPTS, startJobs } from '#server/platform/jobs/startJobs.ts';

import { REPORT_JOBS, waitingReports } from './reportStore.ts';
import type { QuestionReportTask } from './writeQuestionReport.ts';

/** Starts the process of a report. @param memoryMegabytes - what its objects may take */
const startQuestionReportProcess = (order: JobOrder<QuestionReportTask>, memoryMegabytes: number): JobProcess =>
  startJobProcess(
    { bundle: 'questionReportProcess', source: 'server/modules/research/reports/questionReportProcess.ts' },
    order,
    memoryMegabytes,
  );

interface QuestionReportParts {
  db: Database;
  connection: Connection;
  memoryMegabytes: number;
  siteName: string;
  /**
   * Whether no other copy of the server can use this database: what is leased when it starts was left by one that died.
   */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number;
  log: Pick<Log, 'warn'>;
  /** Starts the process. */
  start?: typeof startQuestionReportProcess;
}

const LONGEST_MS = 5 * 60_000;
const TOO_LONG = 'This PDF took longer than 5 minutes, so we stopped it. Your question is unchanged.';
const TOO_MUCH = 'This PDF needs more memory than we allow for one file. Your question is unchanged.';
const GIVEN_UP = `We tried to write this PDF ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your question is unchanged.`;
const OUR_FAULT = 'Something went wrong on our side. Make the PDF again.';

/**
 * Writes the files of questions that members ask for, for as long as the server runs.
 * @returns stops it; resolves when the work under way has been put down
 */
export const startQuestionReports = ({
  db,
  connection,
  memoryMegabytes,
  siteName,
  start = startQuestionReportProcess,
  ...parts
}: QuestionReportParts): (() => Promise<void>) =>
  startJobs({
    ...parts,
    db,
    rows: REPORT_JOBS,
    name: 'a file of a research question',
    givenUp: GIVEN_UP,
    ourFault: OUR_FAULT,
    waiting: (most) => waitingReports(db, most),
    run: ({ id: reportId, fence, document }, { signal, onProgress }) => {
      signal.throwIfAborted();
      return answerOfJob(
        start({ connection, task: { reportId, fence, document, siteName, madeAt: new Date() } }, memoryMegabytes),
        { signal, onProgress, tooMuch: TOO_MUCH, longest: { ms: LONGEST_MS, text: TOO_LONG } },
      );
    },
  });
