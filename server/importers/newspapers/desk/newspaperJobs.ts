import { rm } from 'node:fs/promises';
import path from 'node:path';

import {
  newspaperFileJobs,
  type WaitingNewspaperFile,
  waitingNewspaperFiles,
} from '#server/modules/newspapers/desk/index.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { defineFileJob } from '#server/platform/jobs/defineFileJob.ts';
import { MOST_ATTEMPTS } from '#server/platform/jobs/startJobs.ts';

import type { ManifestWork } from '../../manifests/manifestWork.ts';
import type { NewspaperTask } from './newspaperTask.ts';

/** Files of newspapers, which are checked and taken. @param files - where they wait */
export const newspaperReading = (files: FileStore) =>
  defineFileJob<WaitingNewspaperFile, NewspaperTask, ManifestWork>({
    name: 'issues of a newspaper',
    rows: newspaperFileJobs(files),
    waiting: (db, most) => waitingNewspaperFiles(db, files, most),
    process: 'server/importers/newspapers/desk/newspaperProcess.ts',
    toTask: ({ id: fileId, fence }, work) => ({
      ...work,
      fileId,
      fence,
      folder: path.join(work.files.dataDir, 'imports', `newspaper-${fileId}`, String(fence)),
    }),
    // With what an attempt left that was killed.
    cleanUp: ({ folder }) => rm(path.dirname(folder), { recursive: true, force: true }),
    longestMs: 8 * 60 * 60_000,
    texts: {
      tooMuch: 'These issues need more memory than we allow for. Split the file into several.',
      tooLong:
        'This took longer than eight hours, so we stopped it. Issues that were taken stay. Split the file into several.',
      givenUp: `We tried to read this file ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Issues that were taken stay. Split the file into several.`,
      ourFault: 'Something went wrong on our side. Issues that were taken stay. Bring the file again.',
    },
  });
