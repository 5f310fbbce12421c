import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { defineFileJob } from '#server/platform/jobs/defineFileJob.ts';
import { MOST_ATTEMPTS } from '#server/platform/jobs/startJobs.ts';

import { EXPORT_JOBS, type ExportRow, waitingExports } from './exportStore.ts';
import type { ExportTask } from './writeExport.ts';

interface Given extends Pick<ExportTask, 'files' | 'version'> {
  publicUrl: string;
  siteIdentity: () => SiteIdentity;
}

/** Exports of clippings. */
export const exportJob = defineFileJob<ExportRow, ExportTask, Given>({
  name: 'an export of clippings',
  rows: EXPORT_JOBS,
  waiting: waitingExports,
  process: 'server/modules/clippings/exports/exportProcess.ts',
  toTask: ({ id: exportId, fence }, { files, version, publicUrl, siteIdentity }) => ({
    files,
    version,
    site: { publicUrl, name: siteIdentity().name },
    exportId,
    fence,
    folder: path.join(files.dataDir, 'exports', String(exportId)),
    madeAt: new Date(),
  }),
  cleanUp: ({ folder }) => rm(folder, { recursive: true, force: true }),
  // What 10,000 clippings need on a slow machine, the waits for their texts among it, several times over.
  longestMs: 60 * 60_000,
  texts: {
    tooMuch:
      'This export needs more memory than we allow for one file. Export a smaller collection, or choose a format without images.',
    tooLong:
      'This export took longer than an hour, so we stopped it. Your clippings are unchanged. Export a smaller collection, or choose a format without images.',
    givenUp: `We tried to write this file ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your clippings are unchanged. Export a smaller collection, or choose a format without images.`,
    ourFault: 'Something went wrong on our side. Your clippings are unchanged. Try again.',
  },
});
