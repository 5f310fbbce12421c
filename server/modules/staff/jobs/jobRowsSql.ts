import type { StaffJobKind } from '#server/modules/kernel/graphql/types.generated.ts';
import { IS_KEPT_FAILED } from '#server/platform/jobs/arrivingFiles.ts';

/** A kind of job that lies in a table with the columns of platform/jobs/jobRows.ts. */
interface JobTable {
  table: string;
  /** SQL of whether a failed one can be tried again. */
  mayRetry: string;
}

const HAS_FAILED = "stage = 'failed'";
/** Another file came to the sheet, or a command brings this one. */
const IS_PASSED = `(delivery IS NOT NULL OR EXISTS (SELECT FROM sheet_file later WHERE later.sheet_id = sheet_file.sheet_id AND later.id > sheet_file.id))`;

/** Jobs that can be tried again and stopped: they keep what is needed to start again. */
export const JOB_TABLES: Readonly<Partial<Record<StaffJobKind, JobTable>>> = {
  TREE_REPORT: { table: 'tree_report', mayRetry: HAS_FAILED },
  QUESTION_REPORT: { table: 'research_report', mayRetry: HAS_FAILED },
  CLIPPING_EXPORT: { table: 'clipping_export', mayRetry: HAS_FAILED },
  SHEET_FILE: { table: 'sheet_file', mayRetry: `${IS_KEPT_FAILED} AND NOT ${IS_PASSED}` },
  BOOK_FILE: { table: 'book_file', mayRetry: IS_KEPT_FAILED },
  NEWSPAPER_FILE: { table: 'newspaper_file', mayRetry: IS_KEPT_FAILED },
};
/** A publication is asked for again where its sheet is: what that holds may be another by then. */
const PUBLICATIONS: JobTable = { table: 'sheet_publication', mayRetry: 'false' };

const STAGE = `CASE WHEN stage IN ('arriving', 'choosing') THEN 'MEMBER' WHEN stage <> 'waiting' THEN upper(stage) WHEN leased_until > now() THEN 'RUNNING' ELSE 'WAITING' END`;
const fromTable = (kind: StaffJobKind, format = 'NULL'): string => {
  const { table, mayRetry } = JOB_TABLES[kind] ?? PUBLICATIONS;
  return `SELECT '${kind}' AS kind, id::text AS id, ${STAGE} AS stage, member_id, ${format} AS format, steps_done::int AS steps_done, nullif(steps, 0)::int AS steps, attempts, problem, created_at, changed_at, ${mayRetry} AS may_retry FROM ${table}`;
};

/**
 * Every job the database knows, as one table with the same columns for each kind. What a job is about (trees, words of
 * a search, names of files) is not among them: staff need none of it to see that something is stuck.
 */
export const JOBS_SQL = [
  fromTable('TREE_REPORT'),
  fromTable('QUESTION_REPORT'),
  fromTable('CLIPPING_EXPORT', 'format'),
  `SELECT 'GEDCOM_IMPORT', id::text, CASE WHEN stage IN ('uploading', 'checked') THEN 'MEMBER' WHEN stage NOT IN ('checking', 'importing') THEN upper(stage)
     WHEN leased_until > now() THEN 'RUNNING' ELSE 'WAITING' END, member_id, NULL, steps_done, steps, attempts, problem, created_at, changed_at, false FROM gedcom_import`,
  fromTable('SHEET_FILE'),
  fromTable('BOOK_FILE'),
  fromTable('NEWSPAPER_FILE'),
  fromTable('SHEET_PUBLICATION'),
  `SELECT 'PAGE_READING', p.id, CASE WHEN r.failure IS NOT NULL THEN 'FAILED' WHEN r.lease_until > now() THEN 'RUNNING' ELSE 'WAITING' END, NULL, NULL, 0, NULL,
     coalesce(r.tries, 0), r.failure, NULL, r.lease_until, r.failure IS NOT NULL FROM newspaper_page p LEFT JOIN page_reading r ON r.page_id = p.id WHERE p.words = 0 AND p.image_id IS NOT NULL`,
].join('\nUNION ALL ');
