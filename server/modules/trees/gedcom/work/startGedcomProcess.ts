import type { Readable } from 'node:stream';

import type { JobOrder } from '#server/platform/jobs/jobMessages.ts';
import { type JobProcess, startJobProcess } from '#server/platform/jobs/startJobProcess.ts';

import type { ExportTask, GedcomTask } from './gedcomTask.ts';

/** A process at work on a file or a tree. `output` is what an export writes. */
export interface GedcomProcess extends JobProcess {
  output: Readable;
}

const PROGRAM = { bundle: 'gedcomProcess', source: 'server/modules/trees/gedcom/work/gedcomProcess.ts' };

/**
 * Starts a process for one piece of work.
 * @param memoryMegabytes - what its objects may take; one that needs more ends by SIGABRT.
 */
export function startGedcomProcess(order: JobOrder<GedcomTask | ExportTask>, memoryMegabytes: number): GedcomProcess {
  const { process, output } = startJobProcess(PROGRAM, order, memoryMegabytes, true);
  if (!output) throw new Error('A process for GEDCOM has no output.');
  return { process, output };
}
