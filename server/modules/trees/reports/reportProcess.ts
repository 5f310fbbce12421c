import { serveJob } from '#server/platform/jobs/serveJob.ts';

import { finishReport } from './reportStore.ts';
import { type ReportTask, writeReport } from './writeReport.ts';

const CONNECTIONS = 4;

// The bytes go into the row with its end: one that was called off at the last moment has none.
serveJob<ReportTask, boolean>(CONNECTIONS, async (db, task, atStep) =>
  finishReport(db, { id: task.reportId, fence: task.fence }, await writeReport(db, task, atStep)),
);
