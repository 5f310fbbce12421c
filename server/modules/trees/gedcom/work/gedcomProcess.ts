import { createWriteStream } from 'node:fs';

import { JOB_OUTPUT } from '#server/platform/jobs/jobMessages.ts';
import { serveJob } from '#server/platform/jobs/serveJob.ts';

import { writeTreeExport } from '../export/writeTreeExport.ts';
import type { ExportTask, GedcomAnswers, GedcomTask } from './gedcomTask.ts';
import { runGedcomTask } from './runGedcomTask.ts';

/** One for the transaction, one beside it. */
const CONNECTIONS = 2;

serveJob<GedcomTask | ExportTask, GedcomAnswers[GedcomTask['kind']]>(CONNECTIONS, async (db, task, atStep) => {
  if (task.kind !== 'export') return runGedcomTask(db, task, atStep);
  await writeTreeExport(db, task, createWriteStream('', { fd: JOB_OUTPUT }));
  return null;
});
