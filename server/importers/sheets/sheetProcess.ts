import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { serveJob } from '#server/platform/jobs/serveJob.ts';

import { adoptSet } from './adoptSet.ts';
import { compareSheet } from './compareSheet.ts';
import { publishSheet } from './publishSheet.ts';
import { readSheetFile } from './readSheetFile.ts';
import type { SheetTask } from './sheetTask.ts';

/** The run of an import writes, renews its lease and watches what staff say of it, all at once. */
const CONNECTIONS = 4;

serveJob<SheetTask, boolean>(CONNECTIONS, (db, task, atStep) => {
  switch (task.kind) {
    case 'publish':
      return publishSheet(db, task, atStep);
    case 'compare':
      return compareSheet(db, task, atStep);
    case 'adopt':
      return adoptSet(db, task, atStep);
    case 'read':
      return readSheetFile(db, openFileStore(task.files), task, atStep);
  }
});
