import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { serveJob } from '#server/platform/jobs/serveJob.ts';

import type { NewspaperTask } from './newspaperTask.ts';
import { readNewspaperFile } from './readNewspaperFile.ts';

/** The transaction of an issue, the log of the import, and its lease. */
const CONNECTIONS = 3;

serveJob<NewspaperTask, boolean>(CONNECTIONS, (db, task, atStep) =>
  readNewspaperFile({ db, files: openFileStore(task.files), atStep }, task),
);
