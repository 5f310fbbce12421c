import type { Connection } from '#server/platform/db/openDatabase.ts';
import { answerOfJob } from '#server/platform/jobs/answerOfJob.ts';
import type { JobOrder } from '#server/platform/jobs/jobMessages.ts';
import { type JobProcess, startJobProcess } from '#server/platform/jobs/startJobProcess.ts';
import type { JobRunOptions } from '#server/platform/jobs/startJobs.ts';

import type { ReportTask } from './writeReport.ts';

const TOO_MUCH =
  'This report needs more memory than we allow for one file. Choose fewer generations, or leave out photos.';

/** What the largest report we take needs on a slow machine, several times over. */
const LONGEST_MS = 20 * 60_000;
const TOO_LONG =
  'This report took longer than 20 minutes, so we stopped it. Your tree is unchanged. Choose fewer generations, or leave out photos.';

/** Starts the process of a report. @param memoryMegabytes - what its objects may take */
export const startReportProcess = (order: JobOrder<ReportTask>, memoryMegabytes: number): JobProcess =>
  startJobProcess(
    { bundle: 'reportProcess', source: 'server/modules/trees/reports/reportProcess.ts' },
    order,
    memoryMegabytes,
  );

/** How a report is written in a process. */
export interface RunOptions extends JobRunOptions {
  connection: Connection;
  memoryMegabytes: number;
  /** Starts the process. */
  start?: typeof startReportProcess;
  /** Milliseconds it may take. Default 20 minutes. */
  longestMs?: number;
}

/**
 * Writes a report in a process of its own, which is dead when this settles.
 * @throws UserError with what its maker can do; JobLost; the signal's reason
 */
export function runReport(
  task: ReportTask,
  { connection, memoryMegabytes, onProgress, signal, start = startReportProcess, longestMs = LONGEST_MS }: RunOptions,
): Promise<unknown> {
  signal.throwIfAborted();
  return answerOfJob(start({ connection, task }, memoryMegabytes), {
    signal,
    onProgress,
    tooMuch: TOO_MUCH,
    longest: { ms: longestMs, text: TOO_LONG },
  });
}
