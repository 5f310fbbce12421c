import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { MOST_ATTEMPTS, startJobs } from '#server/platform/jobs/startJobs.ts';

import { REPORT_JOBS, waitingReports } from './reportStore.ts';
import { runReport } from './runReport.ts';

export interface ReportDeps {
  db: Database;
  connection: Connection;
  memoryMegabytes: number;
  livingYears: number;
  siteName: string;
  /**
   * Whether no other copy of the server can use this database: what is leased when it starts was left by one that died.
   */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number;
  log: Pick<Log, 'warn'>;
  /** How a report is written; in a process of its own unless a test says otherwise. */
  run?: typeof runReport;
}

const GIVEN_UP = `We tried to write this report ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your tree is unchanged. Choose fewer generations, or leave out photos.`;
const OUR_FAULT = 'Something went wrong on our side. Ask for the report again.';

/**
 * Writes the reports that members ask for, for as long as the server runs.
 * @returns stops it; resolves when the work under way has been put down
 */
export const startReports = ({
  db,
  connection,
  memoryMegabytes,
  livingYears,
  siteName,
  run = runReport,
  ...parts
}: ReportDeps): (() => Promise<void>) =>
  startJobs({
    ...parts,
    db,
    rows: REPORT_JOBS,
    name: 'a report of a tree',
    givenUp: GIVEN_UP,
    ourFault: OUR_FAULT,
    waiting: (most) => waitingReports(db, most),
    run: ({ id: reportId, fence, memberId, treeId, personId, request }, options) => {
      const madeAt = new Date();
      return run(
        {
          reportId,
          fence,
          memberId,
          treeId,
          personId,
          request,
          policy: { asOfYear: madeAt.getUTCFullYear(), livingYears },
          siteName,
          madeAt,
        },
        { connection, memoryMegabytes, ...options },
      );
    },
  });
