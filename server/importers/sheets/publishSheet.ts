import { setTimeout as delay } from 'node:timers/promises';

import { countCoverage } from '#server/engines/search/records/recordSetStore.ts';
import { setNamed } from '#server/engines/search/records/setNames.ts';
import {
  finishPublication,
  mayFillSet,
  noteOpenings,
  revisionOf,
  revisionOfReaders,
  storeQuestions,
} from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { LeaseLost } from '#server/platform/jobs/withLease.ts';

import { describeComparison } from '../comparison/describeComparison.ts';
import { type ImportOutcome, importRecords, type ImportRequest } from '../importRecords.ts';
import { liveImport } from '../liveImport.ts';
import { putSetBack, whenFollowed } from '../recordSetChanges.ts';
import { SetBusy } from '../setLock.ts';
import { SetRefusal } from '../setRefusal.ts';
import { importOfSheet } from './importOfSheet.ts';
import { refusalInWords } from './refusalInWords.ts';
import type { SheetTaskOf } from './sheetTask.ts';

/** Steps of a publication in all, and where its parts begin. */
const STEPS = 1_000;
const IMPORTING_FROM = 100;
const SEARCHED_FROM = 700;
/** Rows that are written within a step. */
const ROWS_A_STEP = 1_000;
/** Milliseconds after which it is tried again what others were in the way of. */
export const AGAIN_MS = 1_000;

const STOPPED = 'Staff stopped this at /internal/imports. Readers have what they had. Publish it again to go on.';
const STUCK =
  'The records are stored, but the search cannot take them in, so readers have what they had. Ask the people who run the site: its log says why.';
const TAKEN =
  'Other records have this title by now, and a sheet never takes their place. Make a sheet with another title and bring the file there.';

/** A sheet, and the set that it alone fills. */
type OwnSet = Pick<SheetTaskOf<'publish'>, 'sheetId' | 'revision' | 'setKey' | 'publicationId' | 'fence'>;

/** @throws UserError where the name of a sheet leads to records that did not come from it. */
export async function requireOwnSet(
  db: Database,
  { sheetId, setKey }: Pick<OwnSet, 'sheetId' | 'setKey'>,
): Promise<void> {
  const set = await setNamed(db, setKey);
  if (set && (set.id !== setKey || !(await mayFillSet(db, sheetId)))) throw new UserError(TAKEN);
}

/**
 * Brings a revision of a sheet to readers, as an import of its set: in place of what the set held, and in one moment. A
 * set that was withdrawn is put back. Done twice, it changes nothing the second time.
 *
 * @param atStep - called with how far it is
 * @throws UserError where it may not be published, in words for the person who asked
 */
export async function publishSheet(
  db: Database,
  task: Omit<SheetTaskOf<'publish'>, 'kind'>,
  atStep: (done: number, of: number) => void,
): Promise<boolean> {
  const { sheetId, setKey } = task;
  const at = (steps: number) => atStep(Math.round(steps), STEPS);
  const readersHave = await revisionOfReaders(db, sheetId);
  const held = readersHave === null ? null : await revisionOf(db, sheetId, readersHave);
  const { revision, request: ofSheet } = await importOfSheet(db, task, (rows) =>
    at(Math.min(IMPORTING_FROM, rows / ROWS_A_STEP)),
  );
  const never = new AbortController().signal;
  const request: ImportRequest = {
    ...ofSheet,
    isFewerAccepted: task.acceptsFewer,
    openings: { most: task.mayOpen, areSameRows: held?.fileId === revision.fileId },
    onProgress: ({ bytesRead, bytesTotal }) =>
      at(IMPORTING_FROM + part(bytesRead, bytesTotal) * (SEARCHED_FROM - IMPORTING_FROM)),
    onTaken: (rows, total) => at(SEARCHED_FROM + part(rows, total) * (STEPS - SEARCHED_FROM)),
    signal: never,
  };
  const wasWithdrawn = await runImport(db, request, task);
  if (wasWithdrawn) {
    let back = await unlessBusy(() => putSetBack(db, setKey));
    for (; back === null; back = await unlessBusy(() => putSetBack(db, setKey))) await delay(AGAIN_MS);
    await whenFollowed(db, back.key, true, never);
  }
  // Readers have the records by now: it is counted again with the next import.
  await countCoverage(db).catch(() => undefined);
  const live = await liveImport(db, setKey);
  if (!live) throw new UserError(STUCK);
  return finishPublication(
    db,
    { id: task.publicationId, fence: task.fence },
    { ...live, comparison: live.comparison && describeComparison(live.comparison), wasWithdrawn },
  );
}

const part = (done: number, of: number): number => (of === 0 ? 1 : Math.min(1, done / of));

/** Imports, and tells whether the set was withdrawn until now. */
async function runImport(db: Database, request: ImportRequest, sheet: OwnSet): Promise<boolean> {
  const outcome = await imported(db, request, sheet);
  if (outcome.kind === 'published' && outcome.publication.how === 'stuck') throw new UserError(STUCK);
  const withdrawn = await db.one(
    '/* sheetPublish.isWithdrawn */ SELECT FROM record_set WHERE id = $1 AND withdrawn_at IS NOT NULL',
    [outcome.recordSetId],
  );
  return withdrawn !== null;
}

/**
 * Imports until it is known what came of it. It waits for others who import into the set, and where it was stopped while
 * the search takes the records in: they come to readers all the same.
 */
async function imported(db: Database, request: ImportRequest, sheet: OwnSet): Promise<Ended> {
  for (;;) {
    await requireOwnSet(db, sheet);
    const outcome = await unlessBusy(() => importOrAsk(db, request, sheet));
    if (outcome?.kind === 'interrupted') {
      if (await isStopAsked(db, outcome.recordSetId)) throw new UserError(STOPPED);
    } else if (outcome?.kind === 'unchanged' || (outcome && outcome.publication.how !== 'waiting')) return outcome;
    await delay(AGAIN_MS);
  }
}

/**
 * Does what the importer may refuse. @returns null where others are at work on the set
 * @throws UserError in words for the person at the desk; the importer's own are for operators
 */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SetBusy || error instanceof LeaseLost) return null;
    if (error instanceof SetRefusal) throw new UserError(refusalInWords(error.because));
    throw error instanceof UserError ? new Error(error.message, { cause: error }) : error;
  }
}

/** Imports; records that cannot be told are asked about, for the next time. */
async function importOrAsk(db: Database, request: ImportRequest, sheet: OwnSet): Promise<ImportOutcome> {
  try {
    return await importRecords(db, request);
  } catch (error) {
    if (error instanceof SetRefusal && error.because.why === 'unsure')
      await storeQuestions(db, sheet, error.because.entries);
    if (error instanceof SetRefusal && error.because.why === 'opens')
      await noteOpenings(db, { id: sheet.publicationId, fence: sheet.fence }, error.because.records);
    throw error;
  }
}

type Ended = Exclude<ImportOutcome, { kind: 'interrupted' }>;

/** Whether staff asked the last import into a set to stop; else another one has taken it over. */
const isStopAsked = async (db: Database, recordSetId: string): Promise<boolean> =>
  (
    await db.one<{ isAsked: boolean }>(
      `/* sheetPublish.isStopAsked */ SELECT stop_asked AS "isAsked" FROM import_run WHERE kind = 'records' AND subject = $1 AND state = 'interrupted' ORDER BY id DESC LIMIT 1`,
      [recordSetId],
    )
  )?.isAsked ?? false;
