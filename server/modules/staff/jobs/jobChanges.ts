import type { StaffJobKind } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What the member of a stopped job reads. */
const STOPPED = 'Our staff stopped this. Contact our support team if you need it.';

/** Tables of jobs with the columns of platform/jobs/jobRows.ts. Only they keep what is needed to start again. */
const TABLES: Readonly<Partial<Record<StaffJobKind, string>>> = {
  TREE_REPORT: 'tree_report',
  QUESTION_REPORT: 'research_report',
  CLIPPING_EXPORT: 'clipping_export',
};

/** Kinds of which a failed job can be tried again: the file of a GEDCOM import is deleted when it fails. */
export const isRetryable = (kind: StaffJobKind): boolean => kind in TABLES || kind === 'PAGE_READING';
/** Kinds of which a job can be stopped: a page that is being read takes seconds. */
export const isStoppable = (kind: StaffJobKind): boolean => kind in TABLES || kind === 'GEDCOM_IMPORT';

/** Whose job it was; undefined when nothing was changed. */
type Changed = Promise<{ memberId: number | null } | undefined>;

/** Lets a failed job be tried again, with all its attempts. */
export async function retryJob(tx: Database, kind: StaffJobKind, id: string): Changed {
  const table = TABLES[kind];
  const rows = table
    ? await tx.rows<{ memberId: number }>(
        `/* staffJobs.retry */ UPDATE ${table} SET stage = 'waiting', problem = NULL, attempts = 0, steps_done = 0, leased_until = '-infinity', changed_at = now() WHERE id::text = $1 AND stage = 'failed' RETURNING member_id AS "memberId"`,
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
  const table = TABLES[kind];
  const [target, stages] = table
    ? [table, ['waiting']]
    : kind === 'GEDCOM_IMPORT'
      ? ['gedcom_import', ['uploading', 'checking', 'checked', 'importing']]
      : [null, []];
  if (target === null) return undefined;
  const rows = await tx.rows<{ memberId: number }>(
    `/* staffJobs.stop */ UPDATE ${target} SET stage = 'failed', problem = $3, ticket_hash = NULL, changed_at = now() WHERE id::text = $1 AND stage = ANY($2) RETURNING member_id AS "memberId"`,
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
