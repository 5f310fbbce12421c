import { serveJob } from '#server/platform/jobs/serveJob.ts';

import { finishReport } from './reportStore.ts';
import { type QuestionReportTask, writeQuestionReport } from './writeQuestionReport.ts';

const CONNECTIONS = 1;

serveJob<QuestionReportTask, boolean>(CONNECTIONS, async (db, task, atStep) =>
  finishReport(db, { id: task.reportId, fence: task.fence }, await writeQuestionReport(task, atStep)),
);
