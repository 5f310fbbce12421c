import path from 'node:path';

import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { MOST_ATTEMPTS, startJobs } from '#server/platform/jobs/startJobs.ts';

import { EXPORT_JOBS, waitingExports } from './exportStore.ts';
import { runExport } from './runExport.ts';
import type { ExportTask } from './writeExport.ts';

interface ExportParts extends Pick<ExportTask, 'files' | 'publicUrl' | 'siteName' | 'version'> {
  db: Database;
  connection: Connection;
  memoryMegabytes: number;
  /** Whether no other copy of the server can use this database. */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number;
  log: Pick<Log, 'warn'>;
  /** How an export is written; in a process of its own unless a test says otherwise. */
  run?: typeof runExport;
}

const GIVEN_UP = `We tried to write this file ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your clippings are unchanged. Export a smaller collection, or choose a format without images.`;
const OUR_FAULT = 'Something went wrong on our side. Your clippings are unchanged. Try again.';

/**
 * Writes the exports that members ask for, for as long as the server runs.
 * @returns stops it; resolves when the work under way has been put down
 */
export const startExports = ({
  db,
  connection,
  memoryMegabytes,
  files,
  publicUrl,
  siteName,
  version,
  run = runExport,
  ...parts
}: ExportParts): (() => Promise<void>) =>
  startJobs({
    ...parts,
    db,
    rows: EXPORT_JOBS,
    name: 'an export of clippings',
    givenUp: GIVEN_UP,
    ourFault: OUR_FAULT,
    waiting: (most) => waitingExports(db, most),
    run: ({ id: exportId, fence }, options) =>
      run(
        {
          exportId,
          fence,
          folder: path.join(files.dataDir, 'exports', String(exportId)),
          files,
          publicUrl,
          siteName,
          version,
          madeAt: new Date(),
        },
        { connection, memoryMegabytes, ...options },
      ),
  });
