import { whyNoPeople } from '#domain/trees/gedcom/whyNoPeople.ts';
import { analyzeFilled } from '#server/modules/trees/core/index.ts';
import { mediaBytesOf } from '#server/modules/trees/person/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { JobLost } from '#server/platform/jobs/answerOfJob.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

import {
  closedImports,
  endLeases,
  forgetOldImports,
  type ImportRow,
  keepLease,
  leaseImport,
  moveImport,
  releaseImport,
  saveProgress,
  type TakenImport,
  waitingImports,
} from './importStore.ts';
import { heldUploads, uploadKey } from './uploadRoutes.ts';
import type { GedcomWork } from './work/gedcomTask.ts';

export interface ImportDeps {
  db: Database;
  /** Where files are read. */
  work: GedcomWork;
  /** Where uploads wait. */
  files: FileStore;
  /** Largest file, and largest GEDCOM unpacked. */
  megabytes: number;
  /** No one is taken to live longer. */
  livingYears: number;
  /**
   * Whether no other copy of the server can use this database: what is leased when it starts was left by one that died.
   */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number;
  log: Pick<Log, 'info' | 'warn'>;
}

type TakenRow = ImportRow & TakenImport;

/**
 * What is uploaded and started here begins at once: this is for what other copies of the server took in and have no
 * turn for.
 */
const LOOK_MS = 2_000;
/** Looks between two searches for imports that no one came back to, and for files that are needed no more. */
const FORGET_EVERY = 300;
const SWEEP_EVERY = 5;
/** Seconds after which another copy of the server takes on what one that died had started. */
const LEASE_SECONDS = 10;
/** How often work says that it lives. */
const BEAT_MS = 2_000;
/** How often progress is said while a file is read. */
const TELL_MS = 1_000;
const MEGABYTE = 1024 ** 2;
/** How often a stage of an import is tried when its work ends without an answer, and with it perhaps the server. */
const MOST_ATTEMPTS = 3;
const GIVEN_UP = `We tried to read this file ${MOST_ATTEMPTS} times, and each time the work stopped before the end. No tree was created, and your other trees are unchanged. Export the file again from your program, or a smaller part of your tree, and upload that.`;

/**
 * Looks through uploaded files and imports them, one at a time, for as long as the server runs. What a stopped or dead
 * server had started is started again by the next, three times at most: an import is all or nothing.
 * @returns stops it; resolves when the work under way has been put down.
 */
export function startGedcomImports(deps: ImportDeps): () => Promise<void> {
  const { db, files, log } = deps;
  const stopping = new AbortController();
  let looks = 0;

  /** Called now and then; calls the work off when its import was. */
  function teller(row: TakenRow, calledOff: AbortController) {
    let lastReport = Date.now();
    return (done: number) => {
      if (Date.now() - lastReport < TELL_MS) return;
      lastReport = Date.now();
      // Progress that cannot be given is no reason to end: the lease has its own beat.
      void saveProgress(db, row, done, LEASE_SECONDS).then(
        (isWanted) => !isWanted && calledOff.abort(),
        () => undefined,
      );
    };
  }

  async function withFile<Result>(
    row: ImportRow,
    work: (file: { path: string; mostBytes: number }) => Promise<Result>,
  ): Promise<Result> {
    const ended = await files.withPath(uploadKey(row.id), async (path) => ({
      result: await work({ path, mostBytes: deps.megabytes * MEGABYTE }),
    }));
    if (!ended) throw new Error('The file of an import is gone.');
    return ended.result;
  }

  /** Another copy of the server may have taken the import over, and need its file. */
  const removeIfClosed = async ({ id }: TakenRow) => {
    if ((await closedImports(db, [id])).length > 0) await files.remove(uploadKey(id));
  };

  async function check(
    row: TakenRow,
    options: { onProgress: (done: number) => void; signal: AbortSignal },
  ): Promise<void> {
    const policy = {
      asOfYear: new Date().getUTCFullYear(),
      livingYears: deps.livingYears,
      memberBytes: await mediaBytesOf(db, row.memberId),
    };
    const found = await withFile(row, (file) => deps.work.run({ kind: 'check', file, policy }, options));
    if (found.counts.persons === 0) throw new UserError(whyNoPeople(found.problems.listed));
    await moveImport(db, row.id, ['checking'], 'checked', { found, fence: row.fence });
  }

  async function fill(
    row: TakenRow,
    options: { onProgress: (done: number) => void; signal: AbortSignal },
  ): Promise<void> {
    const filled = await withFile(row, (file) =>
      deps.work.run(
        {
          kind: 'import',
          file,
          importId: row.id,
          fence: row.fence,
          ownerId: row.memberId,
          treeName: row.treeName ?? row.fileName,
          fileName: row.fileName,
          found: row.found,
        },
        options,
      ),
    );
    if (filled) log.info({ import: row.id, persons: filled.persons }, 'a GEDCOM file was imported');
    await removeIfClosed(row);
    if (filled) await analyzeFilled(db, filled);
  }

  async function fail(row: TakenRow, problem: string): Promise<void> {
    await moveImport(db, row.id, [row.stage], 'failed', { problem, fence: row.fence });
    await removeIfClosed(row);
  }

  async function putDown(row: TakenRow, error: unknown, attempts: number, calledOff: AbortSignal): Promise<void> {
    if (calledOff.aborted) return removeIfClosed(row);
    // The server stops: what it ends was no fault of the file.
    if ((error as Error).name === 'AbortError') return releaseImport(db, row, false);
    if (error instanceof JobLost && attempts < MOST_ATTEMPTS) return releaseImport(db, row, true);
    if (!(error instanceof UserError)) log.warn({ err: error, import: row.id }, 'a GEDCOM file could not be imported');
    return fail(
      row,
      error instanceof UserError
        ? error.message
        : error instanceof JobLost
          ? GIVEN_UP
          : 'Something went wrong on our side. Upload the file again.',
    );
  }

  async function work(row: TakenRow, attempts: number): Promise<void> {
    // Anyone who was to say that it failed died each time.
    if (attempts > MOST_ATTEMPTS) return fail(row, GIVEN_UP);
    const calledOff = new AbortController();
    const beat = setInterval(
      () =>
        void keepLease(db, row, LEASE_SECONDS).then(
          (isWanted) => !isWanted && calledOff.abort(),
          () => undefined,
        ),
      BEAT_MS,
    );
    const options = {
      onProgress: teller(row, calledOff),
      signal: AbortSignal.any([stopping.signal, calledOff.signal]),
    };
    try {
      await (row.stage === 'checking' ? check(row, options) : fill(row, options));
    } catch (error) {
      await putDown(row, error, attempts, calledOff.signal);
    } finally {
      clearInterval(beat);
    }
  }

  async function look(): Promise<void> {
    try {
      if (looks === 0 && deps.isAlone) await endLeases(db);
      if (looks % FORGET_EVERY === 0) await forgetOldImports(db);
      if (looks++ % SWEEP_EVERY === 0) await sweep();
      for (const row of await waitingImports(db)) {
        // Kept in a folder, the file of another copy of the server may lie on its own disk.
        if ((await files.sizeOf(uploadKey(row.id))) === null) continue;
        const taken = stopping.signal.aborted ? null : await leaseImport(db, row, LEASE_SECONDS);
        if (taken !== null) await work({ ...row, fence: taken.fence }, taken.attempts);
      }
    } catch (error) {
      log.warn({ err: error }, 'imports of GEDCOM files could not be looked through');
    }
  }

  async function sweep(): Promise<void> {
    const held = await heldUploads(files);
    if (held.length === 0) return;
    for (const id of await closedImports(db, held)) await files.remove(uploadKey(id));
  }

  const stopLooking = startPolling(() => look().then(() => deps.lookMs ?? LOOK_MS), deps.work.importWaits);
  return async () => {
    stopping.abort();
    await stopLooking();
  };
}
