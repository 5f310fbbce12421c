import { existsSync } from 'node:fs';

import type { Log } from '#server/config/log.ts';
import { UserError } from '#server/config/UserError.ts';
import type { Database } from '#server/db/database.ts';
import { checkGedcom } from '#server/importers/gedcom/checkGedcom.ts';
import { fillFromGedcom } from '#server/importers/gedcom/fillFromGedcom.ts';
import { openGedcomSource } from '#server/importers/gedcom/gedcomSource.ts';

import { mediaBytesOf } from '../tree-media/mediaStore.ts';
import { closedImports, endLeases, forgetOldImports, type ImportRow, keepLease, leaseImport, moveImport, releaseImport, tellProgress, waitingImports } from './importStore.ts';
import { uploadFolder } from './uploadFolder.ts';

export interface ImportParts {
  db: Database;
  dataDir: string;
  /** Largest file, and largest GEDCOM unpacked. */
  megabytes: number;
  /** Nobody is taken to live longer. */
  livingYears: number;
  /** Whether no other copy of the server can use this database: what is leased when it starts was left by one that died. */
  isAlone: boolean;
  /** Milliseconds between two looks. */
  lookMs?: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/** A member who just uploaded should not notice this. */
const LOOK_MS = 1_000;
/** Looks between two searches for imports that nobody came back to, and for files that are needed no more. */
const FORGET_EVERY = 600;
const SWEEP_EVERY = 10;
/** Seconds after which another copy of the server takes on what one that died had begun. */
const LEASE_SECONDS = 10;
/** How often work says that it lives. Parts of it hold everything else up for a second or so. */
const BEAT_MS = 2_000;
/** How often progress is told while a file is read. */
const TELL_MS = 1_000;
const MEGABYTE = 1024 ** 2;

/** The work was called off, by its member or because the server stops. */
class CalledOff extends Error {}

/**
 * Looks through uploaded files and imports them, one at a time, for as long as the server runs. What a stopped or dead server
 * had begun is begun again by the next: an import is all or nothing.
 * @returns stops it; resolves when the work under way has been put down.
 */
export function startGedcomImports(parts: ImportParts): () => Promise<void> {
  const { db, log } = parts;
  const folder = uploadFolder(parts.dataDir);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;

  /** Told now and then; between two tellings it costs nothing. */
  function teller(row: ImportRow) {
    let told = Date.now();
    return async (done: number) => {
      if (isStopped) throw new CalledOff();
      if (Date.now() - told < TELL_MS) return;
      told = Date.now();
      if (!(await tellProgress(db, row, done, LEASE_SECONDS))) throw new CalledOff();
    };
  }

  async function check(row: ImportRow): Promise<void> {
    const source = await openGedcomSource(folder.fileOf(row.id), parts.megabytes * MEGABYTE);
    const found = await checkGedcom(source, { asOfYear: new Date().getUTCFullYear(), livingYears: parts.livingYears, memberBytes: await mediaBytesOf(db, row.memberId) }, teller(row));
    if (found.counts.persons === 0) throw new UserError('There are no people in this file.');
    await moveImport(db, row.id, ['checking'], 'checked', { found });
  }

  async function fill(row: ImportRow): Promise<void> {
    const source = await openGedcomSource(folder.fileOf(row.id), parts.megabytes * MEGABYTE);
    const atRecord = teller(row);
    await db.transaction(async (tx) => {
      const { treeId, persons, files } = await fillFromGedcom(tx, source, { ownerId: row.memberId, treeName: row.treeName ?? row.fileName, fileName: row.fileName, atRecord });
      // With the tree in one transaction: an import that was called off at the last moment leaves none.
      if (!(await moveImport(tx, row.id, ['importing'], 'done', { treeId, ...(row.found && { found: { ...row.found, files } }) }))) throw new CalledOff();
      log.info({ import: row.id, persons }, 'a GEDCOM file was imported');
    });
    await folder.remove(row.id);
  }

  async function work(row: ImportRow): Promise<void> {
    const beat = setInterval(() => void keepLease(db, row, LEASE_SECONDS).catch(() => undefined), BEAT_MS);
    try {
      await (row.stage === 'checking' ? check(row) : fill(row));
    } catch (error) {
      if (error instanceof CalledOff) {
        if (isStopped) await releaseImport(db, row.id);
        else await folder.remove(row.id);
        return;
      }
      if (!(error instanceof UserError)) log.warn({ err: error, import: row.id }, 'a GEDCOM file could not be imported');
      await moveImport(db, row.id, [row.stage], 'failed', { problem: error instanceof UserError ? error.message : 'Something went wrong on our side. Upload the file again.' });
      await folder.remove(row.id);
    } finally {
      clearInterval(beat);
    }
  }

  async function look(): Promise<void> {
    try {
      if (looks === 0 && parts.isAlone) await endLeases(db);
      if (looks % FORGET_EVERY === 0) await forgetOldImports(db);
      if (looks++ % SWEEP_EVERY === 0) await sweep();
      // The files of another copy of the server may lie on its own disk.
      const mine = (await waitingImports(db)).filter(({ id }) => existsSync(folder.fileOf(id)));
      for (const row of mine) if (!isStopped && (await leaseImport(db, row, LEASE_SECONDS))) await work(row);
    } catch (error) {
      log.warn({ err: error }, 'imports of GEDCOM files could not be looked through');
    }
  }

  async function sweep(): Promise<void> {
    const held = await folder.held();
    if (held.length === 0) return;
    for (const id of await closedImports(db, held)) await folder.remove(id);
  }

  let underWay = Promise.resolve();
  const next = () => {
    underWay = look().then(() => {
      if (!isStopped) timer = setTimeout(next, parts.lookMs ?? LOOK_MS).unref();
    });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
