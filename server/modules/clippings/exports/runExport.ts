import { rm } from 'node:fs/promises';

import type { Connection } from '#server/platform/db/openDatabase.ts';
import { answerOfJob } from '#server/platform/jobs/answerOfJob.ts';
import type { JobOrder } from '#server/platform/jobs/jobMessages.ts';
import { type JobProcess, startJobProcess } from '#server/platform/jobs/startJobProcess.ts';
import type { JobRunOptions } from '#server/platform/jobs/startJobs.ts';

import type { ExportTask } from './writeExport.ts';

const TOO_MUCH =
  'This export needs more memory than we allow for one file. Export a smaller collection, or choose a format without images.';
/** What 10,000 clippings need on a slow machine, the waits for their texts among it, several times over. */
const LONGEST_MS = 60 * 60_000;
const TOO_LONG =
  'This export took longer than an hour, so we stopped it. Your clippings are unchanged. Export a smaller collection, or choose a format without images.';

/** Starts the process of an export. @param memoryMegabytes - what its objects may take */
export const startExportProcess = (order: JobOrder<ExportTask>, memoryMegabytes: number): JobProcess =>
  startJobProcess(
    { bundle: 'exportProcess', source: 'server/modules/clippings/exports/exportProcess.ts' },
    order,
    memoryMegabytes,
  );

/** How an export is written in a process. */
export interface RunOptions extends JobRunOptions {
  connection: Connection;
  memoryMegabytes: number;
  /** Starts the process. */
  start?: typeof startExportProcess;
}

/**
 * Writes an export in a process of its own, which is dead when this settles, and leaves nothing of it on disk.
 * @throws UserError with what its maker can do; JobLost; the signal's reason
 */
export async function runExport(
  task: ExportTask,
  { connection, memoryMegabytes, onProgress, signal, start = startExportProcess }: RunOptions,
): Promise<unknown> {
  signal.throwIfAborted();
  try {
    return await answerOfJob(start({ connection, task }, memoryMegabytes), {
      signal,
      onProgress,
      tooMuch: TOO_MUCH,
      longest: { ms: LONGEST_MS, text: TOO_LONG },
    });
  } finally {
    await rm(task.folder, { recursive: true, force: true });
  }
}
