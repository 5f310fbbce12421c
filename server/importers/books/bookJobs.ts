import { rm } from 'node:fs/promises';
import path from 'node:path';

import { bookFileJobs, type WaitingBookFile, waitingBookFiles } from '#server/modules/records/books/index.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { defineFileJob } from '#server/platform/jobs/defineFileJob.ts';
import { MOST_ATTEMPTS } from '#server/platform/jobs/startJobs.ts';

import type { ManifestWork } from '../manifests/manifestWork.ts';
import type { BookTask } from './bookTask.ts';

/** Files whose pages are taken into books. @param files - where they wait */
export const bookReading = (files: FileStore) =>
  defineFileJob<WaitingBookFile, BookTask, ManifestWork>({
    name: 'pages of a book',
    rows: bookFileJobs(files),
    waiting: (db, most) => waitingBookFiles(db, files, most),
    process: 'server/importers/books/bookProcess.ts',
    toTask: ({ id: fileId, fence }, work) => ({
      ...work,
      fileId,
      fence,
      folder: path.join(work.files.dataDir, 'imports', `book-${fileId}`, String(fence)),
    }),
    // With what an attempt left that was killed.
    cleanUp: ({ folder }) => rm(path.dirname(folder), { recursive: true, force: true }),
    // Ten thousand pages at two seconds each, on a slow machine.
    longestMs: 8 * 60 * 60_000,
    texts: {
      tooMuch: 'These pages need more memory than we allow for. Split the file into several.',
      tooLong: 'Taking these pages in took longer than eight hours, so we stopped it. Split the file into several.',
      givenUp: `We tried to read this file ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Split it into several.`,
      ourFault: 'Something went wrong on our side. Bring the file again.',
    },
  });
