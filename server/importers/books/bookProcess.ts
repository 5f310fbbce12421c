import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { serveJob } from '#server/platform/jobs/serveJob.ts';

import type { BookTask } from './bookTask.ts';
import { readBookFile } from './readBookFile.ts';

/** One statement at a time, and the transaction at the end. */
const CONNECTIONS = 2;

serveJob<BookTask, boolean>(CONNECTIONS, (db, task, atStep) =>
  readBookFile({ db, files: openFileStore(task.files), atStep }, task),
);
