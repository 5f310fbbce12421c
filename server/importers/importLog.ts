import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What is imported, for staff who watch it. */
export interface ImportSubject {
  kind: 'records' | 'newspapers' | 'images';
  /** The record set, or the folder or file of newspapers. */
  subject: string;
  source: string;
}

/** How a run ended. */
export interface ImportEnd {
  state: 'done' | 'unchanged' | 'interrupted';
  /** Records, issues or images that were taken. */
  accepted: number;
  /** What it changed, in words that name no record; null or left out where nothing was compared. */
  comparison?: string | null;
}

/** What a run says while it is at work. */
export interface ImportLog {
  /** Fires when the operator or staff stop the run. */
  signal: AbortSignal;
  /** Parts read, of so many: bytes, issues or rows; null where it is not known. */
  atPart: (done: number, of: number | null) => void;
  /** A row that was not taken, or was taken with something missing. Resolves when there is room for the next one. */
  add: (file: string, line: number, reason: string, isRemark?: boolean) => Promise<void>;
}

/** Rejected rows kept for the page of staff; the list beside the import has all of them. */
const MOST_KEPT = 10_000;
const AT_ONCE = 500;
const BEAT_MS = 2_000;
/** What staff read where the fault is ours: the words of it may quote a row. */
const OUR_FAULT = 'The import ended with a fault of the program. The operator’s screen says which.';

interface StoredReject {
  file: string;
  line: number;
  reason: string;
  isRemark: boolean;
}

/** Puts rejected rows behind those that are stored. @param from - how many are */
const storeRejects = (db: Database, runId: number, from: number, rows: readonly StoredReject[]) =>
  db.rows(
    `/* importLog.reject */ INSERT INTO import_reject (run_id, n, file, line, reason, is_remark)
     SELECT $1, $2 + r.at, r.file, r.line, r.reason, r.is_remark FROM unnest($3::text[], $4::bigint[], $5::text[], $6::boolean[]) WITH ORDINALITY AS r(file, line, reason, is_remark, at)`,
    [
      runId,
      from,
      rows.map(({ file }) => file),
      rows.map(({ line }) => line),
      rows.map(({ reason }) => reason.replaceAll('\0', '')),
      rows.map(({ isRemark }) => isRemark),
    ],
  );

/** Opens the log of a run, and forgets runs of more than a year ago. @returns its number */
async function openLog(db: Database, { kind, subject, source }: ImportSubject): Promise<number> {
  await db.rows(`/* importLog.forget */ DELETE FROM import_run WHERE started_at < now() - interval '1 year'`);
  const row = await db.one<{ id: number }>(
    '/* importLog.open */ INSERT INTO import_run (kind, subject, source) VALUES ($1, $2, $3) RETURNING id',
    [kind, subject, source],
  );
  if (!row) throw new Error('The log of an import was not stored.');
  return row.id;
}

/**
 * Does an import and notes for staff how far it is, what it turned away and how it ended. Staff who ask it to stop fire
 * its signal.
 * @param signal - the operator's. @param endOf - what of its outcome is noted
 * @throws what the import throws
 */
export async function logImport<Outcome>(
  db: Database,
  subject: ImportSubject,
  signal: AbortSignal,
  work: (log: ImportLog) => Promise<Outcome>,
  endOf: (outcome: Outcome) => ImportEnd,
): Promise<Outcome> {
  const id = await openLog(db, subject);
  const stopped = new AbortController();
  const parts = { done: 0, of: null as number | null };
  const counts = { rejected: 0, remarks: 0, kept: 0 };
  let buffer: StoredReject[] = [];
  const flush = async () => {
    const rows = buffer;
    buffer = [];
    const from = counts.kept;
    counts.kept += rows.length;
    if (rows.length > 0) await storeRejects(db, id, from, rows);
  };
  const beat = async () => {
    const row = await db.one<{ isStopped: boolean }>(
      '/* importLog.beat */ UPDATE import_run SET seen_at = now(), parts_done = $2, parts = $3, rejected = $4, remarks = $5 WHERE id = $1 RETURNING stop_asked AS "isStopped"',
      [id, parts.done, parts.of, counts.rejected, counts.remarks],
    );
    if (row?.isStopped) stopped.abort();
  };
  // A beat that fails is no reason to end: the next one comes.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  timer.unref();
  const end = async (state: string, accepted: number, problem: string | null, comparison: string | null) => {
    clearInterval(timer);
    await flush();
    await beat();
    await db.rows(
      '/* importLog.end */ UPDATE import_run SET state = $2, accepted = $3, problem = $4, comparison = $5, finished_at = now() WHERE id = $1',
      [id, state, accepted, problem, comparison],
    );
  };
  try {
    const outcome = await work({
      signal: AbortSignal.any([signal, stopped.signal]),
      atPart: (done, of) => void Object.assign(parts, { done, of }),
      add: async (file, line, reason, isRemark = false) => {
        counts[isRemark ? 'remarks' : 'rejected'] += 1;
        if (counts.kept + buffer.length < MOST_KEPT) buffer.push({ file, line, reason, isRemark });
        if (buffer.length >= AT_ONCE) await flush();
      },
    });
    const { state, accepted, comparison = null } = endOf(outcome);
    await end(state, accepted, null, comparison);
    return outcome;
  } catch (error) {
    // Where the database is what failed, the run is shown as one whose process fell silent.
    await end('failed', 0, error instanceof UserError ? error.message : OUR_FAULT, null).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
