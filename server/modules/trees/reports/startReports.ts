import type { Log } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';

import { endReportLeases, failReport, forgetOldReports, leaseReport, releaseReport, reportProgress, type ReportRow, waitingReports } from './reportStore.ts';
import { ReportLost, runReport } from './work/runReport.ts';

export interface ReportParts {
  db: Database;
  connection: Connection;
  memoryMegabytes: number;
  livingYears: number;
  siteName: string;
  /** Whether no other copy of the server can use this database: what is leased when it starts was left by one that died. */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number;
  log: Pick<Log, 'info' | 'warn'>;
  /** How a report is written; in a process of its own unless a test says otherwise. */
  run?: typeof runReport;
}

/** A member who just asked should not notice this. */
const LOOK_MS = 1_000;
/** Looks between two searches for reports that are kept no longer. */
const FORGET_EVERY = 300;
const AT_ONCE = 2;
/** Seconds after which another copy of the server takes on what one that died had started. */
const LEASE_SECONDS = 10;
const BEAT_MS = 2_000;
const MOST_ATTEMPTS = 3;
const GIVEN_UP = `We tried to write this report ${MOST_ATTEMPTS} times, and each time the work stopped before the end. Your tree is unchanged. Choose fewer generations, or leave out photos.`;
const OUR_FAULT = 'Something went wrong on our side. Ask for the report again.';

/**
 * Writes the reports that members ask for, two at a time, for as long as the server runs. What a stopped or dead server had started
 * is started again by the next, three times at most.
 * @returns stops it; resolves when the work under way has been put down
 */
export function startReports(parts: ReportParts): () => Promise<void> {
  const { db, log } = parts;
  const run = parts.run ?? runReport;
  const stopping = new AbortController();
  const underWay = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;

  async function putDown(row: ReportRow, error: unknown, attempts: number, isCalledOff: boolean): Promise<void> {
    if (isCalledOff) return;
    // The server stops: what it ends was no fault of the report.
    if (stopping.signal.aborted) return releaseReport(db, row.id, false);
    if (error instanceof ReportLost && attempts < MOST_ATTEMPTS) return releaseReport(db, row.id, true);
    if (!(error instanceof UserError)) log.warn({ err: error, report: row.id }, 'a report of a tree could not be written');
    return failReport(db, row.id, error instanceof UserError ? error.message : error instanceof ReportLost ? GIVEN_UP : OUR_FAULT);
  }

  async function work(row: ReportRow, attempts: number): Promise<void> {
    if (attempts > MOST_ATTEMPTS) return failReport(db, row.id, GIVEN_UP);
    const calledOff = new AbortController();
    const steps = { done: 0, of: 1 };
    // Progress that cannot be given is no reason to end: the next beat comes.
    const beat = setInterval(() => void reportProgress(db, row.id, steps, LEASE_SECONDS).then((isWanted) => !isWanted && calledOff.abort(), () => undefined), parts.lookMs ?? BEAT_MS);
    const now = new Date();
    const { id: reportId, memberId, treeId, personId, request } = row;
    try {
      await run(
        { reportId, memberId, treeId, personId, request, policy: { asOfYear: now.getUTCFullYear(), livingYears: parts.livingYears }, siteName: parts.siteName, madeAt: now },
        { connection: parts.connection, memoryMegabytes: parts.memoryMegabytes, onProgress: (done, of) => void Object.assign(steps, { done, of }), signal: AbortSignal.any([stopping.signal, calledOff.signal]) },
      );
    } catch (error) {
      // Before the lease is given up: a beat would take it again.
      clearInterval(beat);
      await putDown(row, error, attempts, calledOff.signal.aborted);
    } finally {
      clearInterval(beat);
    }
  }

  async function look(): Promise<void> {
    if (looks === 0 && parts.isAlone) await endReportLeases(db);
    if (looks++ % FORGET_EVERY === 0) await forgetOldReports(db);
    const room = AT_ONCE - underWay.size;
    for (const row of room > 0 ? await waitingReports(db, room) : []) {
      const attempts = stopping.signal.aborted ? null : await leaseReport(db, row.id, LEASE_SECONDS);
      if (attempts === null) continue;
      const ended = work(row, attempts)
        .catch((error: unknown) => log.warn({ err: error, report: row.id }, 'a report of a tree could not be put down'))
        .finally(() => underWay.delete(row.id));
      underWay.set(row.id, ended);
    }
  }

  let looking = Promise.resolve();
  const next = () => {
    looking = look()
      .catch((error: unknown) => log.warn({ err: error }, 'reports of trees could not be looked through'))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(next, parts.lookMs ?? LOOK_MS).unref();
      });
  };
  next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await looking;
    await Promise.all(underWay.values());
  };
}
