import path from 'node:path';

import { createPixels } from '#server/engines/images/pixels/createPixels.ts';
import { createWorkQueue } from '#server/engines/images/pixels/createWorkQueue.ts';
import { runDrawTask } from '#server/engines/images/processes/runDrawTask.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { serveJob } from '#server/platform/jobs/serveJob.ts';

import { type ExportTask, writeExport } from './writeExport.ts';

const CONNECTIONS = 4;
/** What pages it cuts from may take on disk while it works. */
const MOST_BYTES = 300 * 1024 ** 2;

// Pages are drawn here, not by the server's threads: a long export keeps no reader from an image.
serveJob<ExportTask, boolean>(CONNECTIONS, (db, task, atStep) => {
  const queue = createWorkQueue({ atOnce: 1, most: 1 });
  const pixels = createPixels({
    files: openFileStore(task.files),
    cacheFolder: path.join(task.folder, 'pages'),
    mostBytes: MOST_BYTES,
    queue,
    draw: runDrawTask,
  });
  return writeExport(db, pixels, task, atStep);
});
