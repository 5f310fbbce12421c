import type { StaffJobKind } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { JOB_TABLES } from './jobRowsSql.ts';

/** What the member of a stopped job reads. */
const STOPPED = 'Our staff stopped this. Contact our support team if you need it.';

/** Kinds of which a job can be stopped: a page that is being read takes seconds. */
export const isStoppable = (kind: StaffJobKind): boolean => kind in JOB_TABLES || kind === 'GEDCOM_IMPORT';

/** Whose job it was; undefined when nothing was changed. */
type Changed = Promise<{ memberId: number | null } | undefined>;

/** Lets a failed job be tried again, with all its attempts: what it needs of files is there for a day. */
export async function retryJob(tx: Database, kind: StaffJobKind, id: string): Changed {
  const job = JOB_TABLES[kind];
  // No other file comes to the sheet meanwhile.
  if (kind === 'SHEET_FILE')
    await tx.rows(
      '/* staffJobs.holdSheet */ SELECT FROM sheet WHERE id = (SELECT sheet_id FROM sheet_file WHERE id::text = $1) FOR UPDATE',
      [id],
    );
  const rows = job
    ? await tx.rows<{ memberId: number | null }>(
        `/* staffJobs.retry */ UPDATE ${job.table} SET stage = 'waiting', problem = NULL, attempts = 0, steps_done = 0, leased_until = '-infinity', changed_at = now() WHERE id::text = $1 AND ${job.mayRetry} RETURNING member_id AS "memberId"`,
        [id],
      )
    : kind === 'PAGE_READING'
      ? await tx.rows<{ memberId: null }>(
          `/* staffJobs.readAgain */ DELETE FROM page_reading WHERE page_id = $1 AND failure IS NOT NULL RETURNING NULL AS "memberId"`,
          [id],
        )
      : [];
  return rows[0];
}

/**
 * Ends a job that waits or runs. What works on it learns that it is wanted no longer with its next beat, within
 * seconds.
 */
export async function stopJob(tx: Database, kind: StaffJobKind, id: string): Changed {
  const job = JOB_TABLES[kind];
  const [target, stages] = job
    ? [job.table, ['arriving', 'waiting', 'choosing']]
    : kind === 'GEDCOM_IMPORT'
      ? ['gedcom_import', ['uploading', 'checking', 'checked', 'importing']]
      : [null, []];
  if (target === null) return undefined;
  const rows = await tx.rows<{ memberId: number | null }>(
    // All of a file that waits has come, so it may be tried again.
    `/* staffJobs.stop */ UPDATE ${target} SET stage = 'failed', attempts = CASE WHEN stage = 'waiting' THEN greatest(attempts, 1) ELSE attempts END, problem = $3, ticket_hash = NULL, changed_at = now() WHERE id::text = $1 AND stage = ANY($2) RETURNING member_id AS "memberId"`,
    [id, stages, STOPPED],
  );
  return rows[0];
}

/** Asks an import to stop. Null when it is over. */
export const stopImport = (tx: Database, id: number): Promise<{ subject: string } | null> =>
  tx.one<{ subject: string }>(
    `/* importRuns.stop */ UPDATE import_run SET stop_asked = true WHERE id = $1 AND state = 'running' AND NOT stop_asked RETURNING subject`,
    [id],
  );
