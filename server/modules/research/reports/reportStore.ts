import type { QuestionReport } from '#domain/research/reports/questionReport.ts';
import type { Database } from '#server/platform/db/database.ts';
import { JOB_KEPT as KEPT, jobRows, type JobStage, type TakenJob } from '#server/platform/jobs/jobRows.ts';

/** A file of a question as stored, without its bytes. */
export interface ReportRow {
  id: number;
  document: QuestionReport;
  stage: JobStage;
  problem: string | null;
  stepsDone: number;
  steps: number | null;
  pages: number | null;
  bytes: number | null;
  createdAt: Date;
}

const COLUMNS = `r.id, r.document, r.stage, r.problem, r.steps_done AS "stepsDone", r.steps, r.pages, octet_length(r.content) AS bytes, r.created_at AS "createdAt"`;
/** Files that are kept for a member: who asks for another loses the oldest. */
const MOST_KEPT = 20;

/** Their states as jobs. */
export const REPORT_JOBS = jobRows('research_report', 'researchReports', MOST_KEPT);

/** Asks for a file. Null when the member has too many waiting. */
export const openReport = (
  db: Database,
  memberId: number,
  questionId: string,
  document: QuestionReport,
): Promise<ReportRow | null> =>
  REPORT_JOBS.open(db, memberId, (tx) =>
    tx.one<ReportRow>(
      `/* researchReports.open */ INSERT INTO research_report AS r (member_id, question_id, document) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`,
      [memberId, questionId, JSON.stringify(document)],
    ),
  );

/** A member's files of a question that is there, the latest first. */
export const reportsOf = (db: Database, memberId: number, questionId: string): Promise<ReportRow[]> =>
  db.rows<ReportRow>(
    `/* researchReports.ofQuestion */ SELECT ${COLUMNS} FROM research_report r JOIN research_question q ON q.id = r.question_id
     WHERE r.member_id = $1 AND r.question_id = $2 AND q.removed_at IS NULL AND r.stage <> 'cancelled' AND r.created_at > now() - ${KEPT} ORDER BY r.id DESC LIMIT $3`,
    [memberId, questionId, MOST_KEPT],
  );

/** A finished file of a member; null for none, for another member’s and for one kept no longer. */
export const finishedReport = (db: Database, memberId: number, id: number): Promise<ReportRow | null> =>
  db.one<ReportRow>(
    `/* researchReports.finished */ SELECT ${COLUMNS} FROM research_report r WHERE r.id = $2 AND r.member_id = $1 AND r.stage = 'done' AND r.created_at > now() - ${KEPT}`,
    [memberId, id],
  );

/** Calls a file off, or deletes a finished one. False where there is none. */
export const cancelReport = async (db: Database, memberId: number, id: number): Promise<boolean> =>
  (await db.one(
    `/* researchReports.cancel */ DELETE FROM research_report WHERE id = $2 AND member_id = $1 RETURNING 1 AS one`,
    [memberId, id],
  )) !== null;

/** Files that wait for a server to write them, the oldest first. */
export const waitingReports = (db: Database, most: number): Promise<ReportRow[]> =>
  db.rows<ReportRow>(
    `/* researchReports.waiting */ SELECT ${COLUMNS} FROM research_report r WHERE r.stage = 'waiting' AND r.leased_until < now() ORDER BY r.id LIMIT $1`,
    [most],
  );

/**
 * Puts the bytes of a file in its row. False when it was called off meanwhile, or another copy of the server took it
 * over.
 */
export const finishReport = async (
  db: Database,
  { id, fence }: TakenJob,
  { pages, content }: { pages: number; content: Buffer },
): Promise<boolean> =>
  (await db.one(
    `/* researchReports.finish */ UPDATE research_report SET stage = 'done', pages = $2, content = $3, changed_at = now() WHERE id = $1 AND fence = $4 AND stage = 'waiting' RETURNING 1 AS one`,
    [id, pages, content, fence],
  )) !== null;

/** What a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
export const takeReport = (db: Database, ticket: string): Promise<{ title: string; content: Buffer } | null> =>
  REPORT_JOBS.takeTicket(db, ticket, "document ->> 'title' AS title, content");
