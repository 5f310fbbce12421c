import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { serveJob } from '#server/platform/jobs/serveJob.ts';

import { publishSheet } from './publishSheet.ts';
import { readSheetFile } from './readSheetFile.ts';
import type { SheetTask } from './sheetTask.ts';

/** The run of an import writes, renews its lease and watches what staff say of it, all at once. */
const CONNECTIONS = 4;

serveJob<SheetTask, boolean>(CONNECTIONS, (db, task, atStep) =>
  task.kind === 'publish' ? publishSheet(db, task, atStep) : readSheetFile(db, openFileStore(task.files), task, atStep),
);
