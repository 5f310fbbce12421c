import type { Log } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import { JobLost } from './answerOfJob.ts';
import type { jobRows, TakenJob } from './jobRows.ts';
import { startPolling } from './startPolling.ts';

/** How the process of a job is watched. */
export interface JobRunOptions {
  onProgress: (done: number, of: number) => void;
  /** Ends the work, whatever it is doing. */
  signal: AbortSignal;
}

interface JobParts<Row> {
  db: Database;
  rows: ReturnType<typeof jobRows>;
  /** Jobs that wait for a server, the oldest first. */
  waiting: (most: number) => Promise<Row[]>;
  /** Does one. */
  run: (row: Row & TakenJob, options: JobRunOptions) => Promise<unknown>;
  /** What members read: it was tried so often, and the fault is ours. */
  givenUp: string;
  ourFault: string;
  /** What logs call one: `a report of a tree`. */
  name: string;
  /**
   * Whether no other copy of the server can use this database: what is leased when it starts was left by one that died.
   */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number | undefined;
  log: Pick<Log, 'warn'>;
}

/** A member who just asked should not notice this. */
const LOOK_MS = 1_000;
/** Looks between two searches for files that are kept no longer. */
const FORGET_EVERY = 300;
const AT_ONCE = 2;
/** Seconds after which another copy of the server takes on what one that died had started. */
const LEASE_SECONDS = 10;
const BEAT_MS = 2_000;

/** How often a job is tried whose process is lost. */
export const MOST_ATTEMPTS = 3;

/**
 * Does the jobs that members ask for, two at a time, for as long as the server runs. What a stopped or dead server had
 * started is started again by the next, three times at most.
 * @returns stops it; resolves when the work under way has been put down
 */
export function startJobs<Row extends { id: number }>({
  db,
  rows,
  log,
  name,
  givenUp,
  ourFault,
  ...parts
}: JobParts<Row>): () => Promise<void> {
  const stopping = new AbortController();
  const underWay = new Map<number, Promise<void>>();
  let looks = 0;

  async function putDown(taken: TakenJob, error: unknown, attempts: number, isCalledOff: boolean): Promise<void> {
    if (isCalledOff) return;
    // The server stops: what it ends was no fault of the job.
    if (stopping.signal.aborted) return rows.release(db, taken, false);
    if (error instanceof JobLost && attempts < MOST_ATTEMPTS) return rows.release(db, taken, true);
    if (!(error instanceof UserError)) log.warn({ err: error, job: taken.id }, `${name} could not be written`);
    return rows.fail(
      db,
      taken,
      error instanceof UserError ? error.message : error instanceof JobLost ? givenUp : ourFault,
    );
  }

  async function work(row: Row & TakenJob, attempts: number): Promise<void> {
    if (attempts > MOST_ATTEMPTS) return rows.fail(db, row, givenUp);
    const calledOff = new AbortController();
    const steps = { done: 0, of: 1 };
    // Progress that cannot be given is no reason to end: the next beat comes.
    const beat = setInterval(
      () =>
        void rows.progress(db, row, steps, LEASE_SECONDS).then(
          (isWanted) => !isWanted && calledOff.abort(),
          () => undefined,
        ),
      parts.lookMs ?? BEAT_MS,
    );
    try {
      await parts.run(row, {
        onProgress: (done, of) => void Object.assign(steps, { done, of }),
        signal: AbortSignal.any([stopping.signal, calledOff.signal]),
      });
    } catch (error) {
      // Before the lease is given up: a beat would take it again.
      clearInterval(beat);
      await putDown(row, error, attempts, calledOff.signal.aborted);
    } finally {
      clearInterval(beat);
    }
  }

  async function look(): Promise<void> {
    if (looks === 0 && parts.isAlone) await rows.endLeases(db);
    if (looks++ % FORGET_EVERY === 0) await rows.forgetOld(db);
    const room = AT_ONCE - underWay.size;
    for (const row of room > 0 ? await parts.waiting(room) : []) {
      const taken = stopping.signal.aborted ? null : await rows.lease(db, row.id, LEASE_SECONDS);
      if (taken === null) continue;
      const ended = work({ ...row, fence: taken.fence }, taken.attempts)
        .catch((error: unknown) => log.warn({ err: error, job: row.id }, `${name} could not be put down`))
        .finally(() => underWay.delete(row.id));
      underWay.set(row.id, ended);
    }
  }

  const stopLooking = startPolling(async () => {
    await look().catch((error: unknown) =>
      log.warn({ err: error }, `${name}: those that wait could not be looked through`),
    );
    return parts.lookMs ?? LOOK_MS;
  });
  return async () => {
    stopping.abort();
    await stopLooking();
    await Promise.all(underWay.values());
  };
}
