import { PassThrough } from 'node:stream';

import { writeTreeExport } from '#server/modules/trees/gedcom/export/writeTreeExport.ts';
import type { GedcomAnswers, GedcomTask, GedcomWork } from '#server/modules/trees/gedcom/work/gedcomTask.ts';
import { runGedcomTask } from '#server/modules/trees/gedcom/work/runGedcomTask.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createWorkSignal } from '#server/platform/jobs/startPolling.ts';

/** The same work without a process of its own, on a database that a test watches. */
export const gedcomWorkHere = (db: Database): GedcomWork => ({
  async run<Kind extends GedcomTask['kind']>(
    task: Extract<GedcomTask, { kind: Kind }>,
    { onProgress, signal }: { onProgress?: (done: number) => void; signal: AbortSignal },
  ) {
    const answer = await runGedcomTask(db, task, (done) => {
      signal.throwIfAborted();
      onProgress?.(done);
    });
    signal.throwIfAborted();
    return answer as GedcomAnswers[Kind];
  },
  write(task) {
    const out = new PassThrough();
    writeTreeExport(db, task, out).catch((error: unknown) => void out.destroy(error as Error));
    return out;
  },
  importWaits: createWorkSignal(),
  close: () => Promise.resolve(),
});
