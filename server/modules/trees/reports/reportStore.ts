import type { ReportRequest } from '#domain/trees/reports/reportRequest.ts';
import type { Database } from '#server/platform/db/database.ts';
import { JOB_KEPT as KEPT, jobRows, type JobStage, type TakenJob } from '#server/platform/jobs/jobRows.ts';

/** A report as stored, without its bytes. */
export interface ReportRow {
  id: number;
  memberId: number;
  treeId: number;
  personId: number;
  request: ReportRequest;
  stage: JobStage;
  title: string | null;
  problem: string | null;
  stepsDone: number;
  steps: number | null;
  pages: number | null;
  bytes: number | null;
  createdAt: Date;
}

/** A finished report with what its maker could see. */
export interface ReportFile {
  id: number;
  memberId: number;
  treeId: number;
  title: string;
  mayEdit: boolean;
  seesLiving: boolean;
  shownBelow: number | null;
  shownKey: string | null;
  createdAt: Date;
  bytes: number;
}

const COLUMNS = `id, member_id AS "memberId", tree_id AS "treeId", person_id AS "personId", request, stage, title, problem, steps_done AS "stepsDone", steps, pages, octet_length(content) AS bytes, created_at AS "createdAt"`;
const FILE_COLUMNS = `id, member_id AS "memberId", tree_id AS "treeId", title, may_edit AS "mayEdit", sees_living AS "seesLiving", shown_below AS "shownBelow", shown_key AS "shownKey", created_at AS "createdAt", octet_length(content) AS bytes`;
/** Reports that are kept for a member: who asks for another loses the oldest. */
const MOST_KEPT = 20;

/** Their states as jobs. */
export const REPORT_JOBS = jobRows('tree_report', 'treeReports', MOST_KEPT);

/** Asks for a report. Null when the member has too many waiting. */
export const openReport = (
  db: Database,
  memberId: number,
  { treeId, personId, request }: Pick<ReportRow, 'treeId' | 'personId' | 'request'>,
): Promise<ReportRow | null> =>
  REPORT_JOBS.open(db, memberId, (tx) =>
    tx.one<ReportRow>(
      `/* treeReports.open */ INSERT INTO tree_report (member_id, tree_id, person_id, request) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
      [memberId, treeId, personId, JSON.stringify(request)],
    ),
  );

/** A member's reports of a tree, the latest first. */
export const reportsOf = (db: Database, memberId: number, treeId: number): Promise<ReportRow[]> =>
  db.rows<ReportRow>(
    `/* treeReports.ofTree */ SELECT ${COLUMNS} FROM tree_report WHERE member_id = $1 AND tree_id = $2 AND stage <> 'cancelled' AND created_at > now() - ${KEPT} ORDER BY id DESC LIMIT $3`,
    [memberId, treeId, MOST_KEPT],
  );

/** Calls a report off, or forgets a finished one with its bytes. False where there is none. */
export const cancelReport = async (db: Database, memberId: number, id: number): Promise<boolean> =>
  (await db.one(
    `/* treeReports.cancel */ UPDATE tree_report SET stage = 'cancelled', content = NULL, ticket_hash = NULL, changed_at = now() WHERE id = $2 AND member_id = $1 AND stage <> 'cancelled' RETURNING 1 AS one`,
    [memberId, id],
  )) !== null;

/** Reports that wait for a server to write them, the oldest first. */
export const waitingReports = (db: Database, most: number): Promise<ReportRow[]> =>
  db.rows<ReportRow>(
    `/* treeReports.waiting */ SELECT ${COLUMNS} FROM tree_report WHERE stage = 'waiting' AND leased_until < now() ORDER BY id LIMIT $1`,
    [most],
  );

/**
 * Puts the bytes of a report in its row. False when it was called off meanwhile, or another copy of the server took it
 * over.
 */
export const finishReport = async (
  db: Database,
  { id, fence }: TakenJob,
  {
    title,
    pages,
    content,
    mayEdit,
    seesLiving,
    shownBelow,
    shownKey,
  }: {
    title: string;
    pages: number;
    content: Buffer;
    mayEdit: boolean;
    seesLiving: boolean;
    shownBelow: number;
    shownKey: string;
  },
): Promise<boolean> =>
  (await db.one(
    `/* treeReports.finish */ UPDATE tree_report SET stage = 'done', title = $2, pages = $3, content = $4, may_edit = $5, sees_living = $6, shown_below = $7, shown_key = $8, changed_at = now() WHERE id = $1 AND fence = $9 AND stage = 'waiting' RETURNING 1 AS one`,
    [id, title, pages, content, mayEdit, seesLiving, shownBelow, shownKey, fence],
  )) !== null;

/** Says why there is no file any more, and deletes its bytes. */
export async function withdrawReport(db: Database, id: number, problem: string): Promise<void> {
  await db.rows(
    `/* treeReports.withdraw */ UPDATE tree_report SET stage = 'failed', problem = $2, content = NULL, ticket_hash = NULL, changed_at = now() WHERE id = $1 AND stage = 'done'`,
    [id, problem],
  );
}

/** A finished report of a member; null for none, for another member’s and for one kept no longer. */
export const reportFileOf = (db: Database, memberId: number, id: number): Promise<ReportFile | null> =>
  db.one<ReportFile>(
    `/* treeReports.file */ SELECT ${FILE_COLUMNS} FROM tree_report WHERE id = $2 AND member_id = $1 AND stage = 'done' AND created_at > now() - ${KEPT}`,
    [memberId, id],
  );

/** What a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
export const takeReportTicket = (db: Database, ticket: string): Promise<ReportFile | null> =>
  REPORT_JOBS.takeTicket<ReportFile>(db, ticket, FILE_COLUMNS);

/** Bytes of a file that are in memory for a reader, however large it is and however slowly they read. */
const PIECE = 1_000_000;

/** The bytes of a finished report, a piece at a time. @throws Error where it is forgotten meanwhile */
export async function* reportPieces(db: Database, id: number, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += PIECE) {
    const row = await db.one<{ piece: Buffer | null }>(
      `/* treeReports.piece */ SELECT substring(content FROM $2::int FOR $3::int) AS piece FROM tree_report WHERE id = $1 AND stage = 'done'`,
      [id, at + 1, PIECE],
    );
    if (!row?.piece) throw new Error('the report is kept no longer');
    yield row.piece;
  }
}
