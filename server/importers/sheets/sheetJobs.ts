import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import {
  SHEET_COMPARISONS,
  SHEET_PUBLICATIONS,
  sheetFileJobs,
  type WaitingComparison,
  type WaitingFile,
  type WaitingPublication,
  waitingSheetComparisons,
  waitingSheetFiles,
  waitingSheetPublications,
} from '#server/modules/records/sheets/index.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import type { FileSettings } from '#server/platform/files/openFileStore.ts';
import { defineFileJob } from '#server/platform/jobs/defineFileJob.ts';
import { MOST_ATTEMPTS } from '#server/platform/jobs/startJobs.ts';

import type { SheetTaskOf } from './sheetTask.ts';

const PROCESS = 'server/importers/sheets/sheetProcess.ts';

/** Files that are read into the rows of sheets, and records that are taken into them. @param files - where files wait */
export const sheetReading = (files: FileStore) =>
  defineFileJob<WaitingFile, SheetTaskOf<'read' | 'adopt'>, FileSettings>({
    name: 'a file of a sheet',
    rows: sheetFileJobs(files),
    waiting: (db, most) => waitingSheetFiles(db, files, most),
    process: PROCESS,
    toTask: ({ id: fileId, fence, adopts }, given) =>
      adopts === null
        ? {
            kind: 'read',
            fileId,
            fence,
            files: given,
            folder: path.join(given.dataDir, 'imports', `table-${fileId}`, String(fence)),
          }
        : { kind: 'adopt', fileId, fence, adopts },
    // With what earlier attempts left that were killed; a later one may be under way where this one has lost its lease.
    cleanUp: async (task) => {
      if (task.kind !== 'read') return;
      const attempts = path.dirname(task.folder);
      const left = await readdir(attempts).catch(() => []);
      const isLater = (fence: string) => Number(fence) > task.fence;
      const gone = left.some(isLater)
        ? left.filter((fence) => !isLater(fence)).map((fence) => path.join(attempts, fence))
        : [attempts];
      for (const folder of gone) await rm(folder, { recursive: true, force: true });
    },
    // Two million rows on a slow machine, several times over.
    longestMs: 60 * 60_000,
    texts: {
      tooMuch:
        'This file needs more memory than we allow for one. Save it as CSV and bring that, or split it into several files.',
      tooLong: 'Reading this file took longer than an hour, so we stopped it. Split it into several files.',
      givenUp: `We tried to read this file ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Save it as CSV and bring that.`,
      ourFault: 'Something went wrong on our side. Bring the file again.',
    },
  });

/** Sheets that are published. */
export const sheetPublishing = defineFileJob<WaitingPublication, SheetTaskOf<'publish'>, Pick<FileSettings, 'dataDir'>>(
  {
    name: 'the publication of a sheet',
    rows: SHEET_PUBLICATIONS,
    waiting: waitingSheetPublications,
    process: PROCESS,
    toTask: ({ id: publicationId, fence, sheetId, revision, title, setKey, acceptsFewer, mayOpen }, { dataDir }) => ({
      kind: 'publish',
      publicationId,
      fence,
      sheetId,
      revision,
      title,
      setKey,
      acceptsFewer,
      mayOpen,
      folder: path.join(dataDir, 'imports', `sheet-${publicationId}`, String(fence)),
      asOf: dayOf(new Date()),
    }),
    // With what an attempt left that was killed.
    cleanUp: ({ folder }) => rm(path.dirname(folder), { recursive: true, force: true }),
    // As long as the import of a large set and the search that takes it in may be, several times over.
    longestMs: 4 * 60 * 60_000,
    texts: {
      tooMuch: 'This sheet needs more memory than we allow for one. Readers have what they had. Split it into two.',
      tooLong:
        'Publishing took longer than four hours, so we stopped it. Readers have what they had. Split it into two.',
      givenUp: `We tried to publish this sheet ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Readers have what they had. Try again.`,
      ourFault:
        'Something went wrong on our side. Publish it again: what readers have of it by then is not brought a second time.',
    },
  },
);

/** Sheets that are compared with what readers have. */
export const sheetComparing = defineFileJob<WaitingComparison, SheetTaskOf<'compare'>, Pick<FileSettings, 'dataDir'>>({
  name: 'the comparison of a sheet',
  rows: SHEET_COMPARISONS,
  waiting: waitingSheetComparisons,
  process: PROCESS,
  toTask: ({ id: comparisonId, fence, sheetId, revision, title, setKey }, { dataDir }) => ({
    kind: 'compare',
    comparisonId,
    fence,
    sheetId,
    revision,
    title,
    setKey,
    folder: path.join(dataDir, 'imports', `comparison-${comparisonId}`, String(fence)),
    asOf: dayOf(new Date()),
  }),
  cleanUp: ({ folder }) => rm(path.dirname(folder), { recursive: true, force: true }),
  longestMs: 60 * 60_000,
  texts: {
    tooMuch: 'This sheet needs more memory than we allow for one. Readers have what they had. Split it into two.',
    tooLong: 'Comparing took longer than an hour, so we stopped it. Split the sheet into two.',
    givenUp: `We tried to compare this sheet ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Try again.`,
    ourFault: 'Something went wrong on our side. Compare it again.',
  },
});
