import type { ImportReject, ImportRunKind, ImportRunState } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Runs, and rejected rows, on a page. */
export const RUNS_ON_PAGE = 25;
export const REJECTS_ON_PAGE = 100;

/** A run as stored. */
export interface StoredRun {
  id: number;
  kind: ImportRunKind;
  subject: string;
  source: string;
  state: ImportRunState;
  partsDone: number;
  parts: number | null;
  accepted: number;
  rejected: number;
  remarks: number;
  problem: string | null;
  comparison: string | null;
  isStopAsked: boolean;
  startedAt: Date;
  finishedAt: Date | null;
}

/** A process says every two seconds that it lives. */
const SILENT = `seen_at < now() - interval '1 minute'`;
const COLUMNS = `id, upper(kind) AS kind, subject, source, CASE WHEN state = 'running' AND ${SILENT} THEN 'INTERRUPTED' ELSE upper(state) END AS state, parts_done AS "partsDone", parts,
  accepted, rejected, remarks, problem, comparison, stop_asked AS "isStopAsked", started_at AS "startedAt", finished_at AS "finishedAt"`;

/** Of each record set, newspaper or folder of images the last run, where it failed or was interrupted. */
export const BROKEN_RUNS_SQL = `SELECT started_at FROM (SELECT DISTINCT ON (kind, subject) state, seen_at, started_at FROM import_run ORDER BY kind, subject, started_at DESC, id DESC) AS last
  WHERE state IN ('failed', 'interrupted') OR state = 'running' AND ${SILENT}`;

/** Runs of imports and the rows they turned away. */
export function createImportRunStore({ db }: { db: Database }) {
  return {
    total: async (): Promise<number> =>
      (await db.one<{ total: number }>('/* importRuns.total */ SELECT count(*) AS total FROM import_run'))?.total ?? 0,

    /** One page of runs, the latest first. @param page - from 1 */
    list: (page: number): Promise<StoredRun[]> =>
      db.rows<StoredRun>(
        `/* importRuns.list */ SELECT ${COLUMNS} FROM import_run ORDER BY started_at DESC, id DESC LIMIT ${RUNS_ON_PAGE} OFFSET $1`,
        [(page - 1) * RUNS_ON_PAGE],
      ),

    /** Null when there is no such run. */
    find: (id: number): Promise<StoredRun | null> =>
      db.one<StoredRun>(`/* importRuns.find */ SELECT ${COLUMNS} FROM import_run WHERE id = $1`, [id]),

    /** How many rejected rows of a run are kept. */
    keptRejects: async (id: number): Promise<number> =>
      (
        await db.one<{ kept: number }>(
          '/* importRuns.kept */ SELECT count(*) AS kept FROM import_reject WHERE run_id = $1',
          [id],
        )
      )?.kept ?? 0,

    /** One page of a run's rejected rows, in the order of its files. @param page - from 1 */
    rejects: (id: number, page: number): Promise<ImportReject[]> =>
      db.rows<ImportReject>(
        `/* importRuns.rejects */ SELECT n, file, line, reason, is_remark AS "isRemark" FROM import_reject WHERE run_id = $1 ORDER BY n LIMIT ${REJECTS_ON_PAGE} OFFSET $2`,
        [id, (page - 1) * REJECTS_ON_PAGE],
      ),
  };
}
