import type { StaffJobKind } from '#server/modules/kernel/graphql/types.generated.ts';

/** Stages of the jobs that lie in a table with the columns of platform/jobs/jobRows.ts. */
const STAGE = `CASE WHEN stage <> 'waiting' THEN upper(stage) WHEN leased_until > now() THEN 'RUNNING' ELSE 'WAITING' END`;
const fromRows = (kind: StaffJobKind, table: string, format: string): string =>
  `SELECT '${kind}' AS kind, id::text AS id, ${STAGE} AS stage, member_id, ${format} AS format, steps_done, steps, attempts, problem, created_at, changed_at FROM ${table}`;

/**
 * Every job the database knows, as one table with the same columns for each kind. What a job is about (trees, words of
 * a search, names of files) is not among them: staff need none of it to see that something is stuck.
 */
export const JOBS_SQL = [
  fromRows('TREE_REPORT', 'tree_report', 'NULL'),
  fromRows('QUESTION_REPORT', 'research_report', 'NULL'),
  fromRows('CLIPPING_EXPORT', 'clipping_export', 'format'),
  `SELECT 'GEDCOM_IMPORT', id::text, CASE WHEN stage IN ('uploading', 'checked') THEN 'MEMBER' WHEN stage NOT IN ('checking', 'importing') THEN upper(stage)
     WHEN leased_until > now() THEN 'RUNNING' ELSE 'WAITING' END, member_id, NULL, steps_done, steps, attempts, problem, created_at, changed_at FROM gedcom_import`,
  `SELECT 'SHEET_FILE', id::text, CASE WHEN stage = 'arriving' THEN 'MEMBER' ELSE ${STAGE} END, member_id, NULL, steps_done::int, nullif(steps, 0)::int, attempts, problem, created_at, changed_at FROM sheet_file`,
  `SELECT 'BOOK_FILE', id::text, CASE WHEN stage = 'arriving' THEN 'MEMBER' ELSE ${STAGE} END, member_id, NULL, steps_done::int, nullif(steps, 0)::int, attempts, problem, created_at, changed_at FROM book_file`,
  `SELECT 'NEWSPAPER_FILE', id::text, CASE WHEN stage = 'arriving' THEN 'MEMBER' ELSE ${STAGE} END, member_id, NULL, steps_done::int, nullif(steps, 0)::int, attempts, problem, created_at, changed_at FROM newspaper_file`,
  `SELECT 'SHEET_PUBLICATION', id::text, ${STAGE}, member_id, NULL, steps_done::int, nullif(steps, 0)::int, attempts, problem, created_at, changed_at FROM sheet_publication`,
  `SELECT 'PAGE_READING', p.id, CASE WHEN r.failure IS NOT NULL THEN 'FAILED' WHEN r.lease_until > now() THEN 'RUNNING' ELSE 'WAITING' END, NULL, NULL, 0, NULL,
     coalesce(r.tries, 0), r.failure, NULL, r.lease_until FROM newspaper_page p LEFT JOIN page_reading r ON r.page_id = p.id WHERE p.words = 0 AND p.image_id IS NOT NULL`,
].join('\nUNION ALL ');
