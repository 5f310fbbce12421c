import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { isHeavyLoss } from '#domain/records/core/isHeavyLoss.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { countNames, type NameCounts } from '#domain/records/sheets/namesInDoubt.ts';
import { countDistricts } from '#server/engines/gazetteer/districtStore.ts';
import { generationKey } from '#server/engines/search/publishing/copies.ts';
import { type Publication, whenSearched } from '#server/engines/search/publishing/whenSearched.ts';
import { sheetOfSet } from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createHandover } from '#server/platform/jobs/createHandover.ts';

import { analyzeRecords } from './analyzeRecords.ts';
import { readyCompared } from './comparison/compareGenerations.ts';
import { type Comparison, describeComparison } from './comparison/describeComparison.ts';
import type { Openings } from './comparison/refuseOpenings.ts';
import type { Decisions } from './comparison/unsureList.ts';
import { comparedSet, withImportedSet } from './importedSet.ts';
import { type ImportEnd, type ImportLog, logImport } from './importLog.ts';
import {
  closedCount,
  comparisonOf,
  dropRun,
  openRun,
  type OpenedRun,
  publishedCount,
  removeOldGenerations,
  repeatedBefore,
  storeBatch,
  type WrittenDraft,
  toImportRow,
} from './importStore.ts';
import { keysOf } from './mapping/columnIndex.ts';
import type { ImportMapping } from './mapping/importMapping.ts';
import { openRejectList, type RejectList } from './rejectList.ts';
import { checkColumns, checkRows } from './rows/checkRows.ts';
import { scatteredGroups } from './scatteredGroups.ts';
import { SetRefusal } from './setRefusal.ts';
import { inspectSource, type SourceInspection } from './source/inspectSource.ts';
import { textFileStamps } from './textFileStamps.ts';

/**
 * Rows judged and stored in one transaction: large enough to be fast, small enough that an interruption costs little.
 */
const BATCH = 2_000;
/** Characters of a batch, so that rows with long texts take no more memory than others. */
const BATCH_CHARACTERS = 8_000_000;
/** Rows judged between two looks at what the database answers: what waits there is its next statement. */
const ROWS_A_TURN = 50;

export interface ImportRequest {
  files: readonly string[];
  mapping: ImportMapping;
  /** Name of the record set as readers see it. */
  setName: string;
  /** Where the list of rejected rows goes, given the set's id; closed ones are listed beside it (`closedFileOf`). */
  rejectFile: (recordSetId: string) => string;
  /** Replaces a set even by one that has lost more than a tenth of its records. Default false. */
  isFewerAccepted?: boolean;
  /** Which records that are closed for readers it may open; left out, any. */
  openings?: Omit<Openings, 'asOf'>;
  /** The sheet that is published; else the records of one are refused: nothing goes past a sheet. */
  sheetId?: number;
  /** What the operator decided of entries that could not be told. Default none. */
  decisions?: Decisions;
  /** Day, `YYYY-MM-DD`, from which it is judged what is closed. */
  asOf: string;
  onProgress: (progress: ImportProgress) => void;
  /**
   * Called while running copies of the site take the records into their search: how many the slowest has, and how many
   * there are.
   */
  onTaken?: (rows: number, total: number) => void;
  /**
   * When it fires, the run stops behind the batch in hand and can be resumed; one that is stored is no longer waited
   * for.
   */
  signal: AbortSignal;
}

export interface ImportProgress {
  bytesRead: number;
  bytesTotal: number;
  rows: number;
}

/**
 * `accepted` counts every record stored, `closed` those of them that no one finds or reads; `publication` says how they
 * come to their readers; `scattered` tells of groups that may be several households under one number.
 */
export type ImportOutcome =
  | { kind: 'unchanged'; recordSetId: string }
  | { kind: 'interrupted'; recordSetId: string; rows: number; accepted: number }
  | {
      kind: 'published';
      recordSetId: string;
      accepted: number;
      closed: number;
      rejected: number;
      /** Of the rows that were judged; none where an earlier run had judged all. */
      names: NameCounts;
      comparison: Comparison | null;
      resumedAt: number;
      rejectFile: string;
      closedFile: string;
      scattered: Awaited<ReturnType<typeof scatteredGroups>>;
      publication: Publication;
    };

/**
 * Imports the rows of one or more files as the new content of a record set, and switches readers to it at the end.
 * The same files and mapping again change nothing; an interrupted run goes on where it stopped.
 *
 * @throws UserError for anything wrong with the files or the mapping; by then readers have seen nothing.
 */
export async function importRecords(db: Database, request: ImportRequest): Promise<ImportOutcome> {
  const { mapping } = request;
  const sources = await openSources(request);
  const source = sources.map(({ name }) => name).join(', ');
  return withImportedSet(db, request, (set, { db: own, signal }) =>
    logImport(
      db,
      { kind: 'records', subject: set.id, source },
      AbortSignal.any([request.signal, signal]),
      async (log): Promise<ImportOutcome> => {
        await requireNoSheet(own, set, request.sheetId ?? null);
        await removeOldGenerations(own);
        const run = await openRun(own, set, await contentHash(sources, mapping, await comparedSet(own, set)), source);
        if (!run) return { kind: 'unchanged', recordSetId: set.id };
        const reading = { request: loggedRequest(request, log), set, sources, run };
        return run.isReady
          ? publish(own, reading, { ...run, names: 0, inDoubt: 0 }, await comparisonOf(own, run))
          : runImport(own, reading, log);
      },
      endOfLog,
    ),
  );
}

/** @throws UserError where readers have the records of a set from a sheet, and it is not that sheet which is published. */
async function requireNoSheet(db: Database, { id }: RecordSet, sheetId: number | null): Promise<void> {
  const sheet = await sheetOfSet(db, id);
  if (sheet && sheet.id !== sheetId)
    throw new UserError(
      `${id} is kept as a sheet, and what was mended there would be lost: bring its next file in the browser, at /desk/sheets/${sheet.id}/file. ${id} stays as it is.`,
    );
}

/**
 * The files of an import.
 * @throws UserError for one that cannot be read, or that the mapping does not fit.
 */
export async function openSources({
  files,
  mapping,
}: Pick<ImportRequest, 'files' | 'mapping'>): Promise<SourceInspection[]> {
  const sources: SourceInspection[] = [];
  for (const file of files) sources.push(await inspectSource(file, mapping.format.encoding));
  await checkColumns(sources, mapping);
  return sources;
}

/** Where closed rows are listed with the reason: beside the rejected ones. */
export const closedFileOf = (rejectFile: string): string =>
  `${rejectFile.replace(/(?:\.rejected)?(?:\.tsv)?$/u, '')}.closed.tsv`;

/** The request as it is run: it stops for the operator and for staff, who see how far it is. */
const loggedRequest = (request: ImportRequest, log: ImportLog): ImportRequest => ({
  ...request,
  signal: log.signal,
  onProgress: (progress) => {
    log.atPart(progress.bytesRead, progress.bytesTotal);
    request.onProgress(progress);
  },
});

const endOfLog = (outcome: ImportOutcome): ImportEnd =>
  outcome.kind === 'published'
    ? {
        state: 'done',
        accepted: outcome.accepted,
        comparison: outcome.comparison && describeComparison(outcome.comparison),
      }
    : outcome.kind === 'interrupted'
      ? { state: 'interrupted', accepted: outcome.accepted }
      : { state: 'unchanged', accepted: 0 };

/** Reads everything and switches to it; what cannot be finished by running it again is undone. */
async function runImport(
  db: Database,
  reading: Omit<Reading, 'rejects' | 'closures'>,
  log: ImportLog,
): Promise<ImportOutcome> {
  const { request, set, run } = reading;
  const listed = await openRejectList(request.rejectFile(set.id));
  const rejects: RejectList = {
    ...listed,
    add: (...reject) => Promise.all([listed.add(...reject), log.add(...reject)]).then(() => undefined),
  };
  const closures = await openRejectList(closedFileOf(listed.file));
  try {
    const totals = await readAll(db, { ...reading, rejects, closures });
    if (request.signal.aborted)
      return { kind: 'interrupted', recordSetId: set.id, rows: totals.rows, accepted: totals.accepted };
    await checkTotals(db, reading, totals, rejects.file);
    await countDistricts(db, { id: set.id, generation: run.generation });
    await analyzeRecords(db, totals.accepted);
    const comparison = await readyCompared(db, set, run, {
      decisions: request.decisions ?? new Map(),
      openings: request.openings && { ...request.openings, asOf: request.asOf },
      keys: keysOf(request.mapping),
      folder: path.dirname(rejects.file),
    });
    return await publish(db, reading, totals, comparison);
  } catch (error) {
    if (error instanceof UserError) await dropRun(db, set.id, run);
    throw error;
  } finally {
    await Promise.all([rejects.close(), closures.close()]);
  }
}

/** Waits until readers see the run, or until the operator has waited long enough. */
async function publish(
  db: Database,
  { request, set, run }: Omit<Reading, 'rejects' | 'closures'>,
  { accepted, rejected, names, inDoubt }: Omit<Totals, 'rows' | 'made' | 'undated'>,
  comparison: Comparison | null,
): Promise<ImportOutcome> {
  const closed = await closedCount(db, set.id, run);
  const scattered = await scatteredGroups(db, set.id, run);
  const publication = await whenSearched(db, generationKey({ id: set.id, generation: run.generation }), {
    signal: request.signal,
    onTaken: (rows) => request.onTaken?.(rows, accepted),
  });
  const rejectFile = request.rejectFile(set.id);
  const resumedAt = run.isReady ? 0 : run.resumeRow;
  return {
    kind: 'published',
    recordSetId: set.id,
    accepted,
    closed,
    rejected,
    names: { names, inDoubt },
    comparison,
    resumedAt,
    rejectFile,
    closedFile: closedFileOf(rejectFile),
    scattered,
    publication,
  };
}

const noRecords = ({ rows }: Pick<Totals, 'rows'>, set: RecordSet, rejectFile: string) =>
  rows === 0
    ? `There are no rows in these files: ${set.id} stays as it is.`
    : `No row of these files made a record: ${set.id} stays as it is. Each row is listed with the reason in ${rejectFile}`;

/**
 * Without a year every record is closed: the operator has more likely forgotten to map one than delivered a set for no
 * one.
 */
const undated = (mapping: ImportMapping, set: RecordSet) =>
  `No year in any row: map EventYear, or another date of the record such as ArrivalYear or BurialDate, in the mapping “${mapping.name}”. Without one every record would be closed, because people in it may be living: ${set.id} stays as it is.`;

/**
 * Looks at what all rows of some files make before a set is replaced by it. A set that loses many records has more
 * likely been cut off than corrected: the operator must confirm it.
 * @throws SetRefusal for files that may not replace the set.
 */
export async function checkTotals(
  db: Database,
  { request, set }: { request: Pick<ImportRequest, 'mapping' | 'isFewerAccepted'>; set: RecordSet },
  totals: Omit<Totals, 'rejected' | keyof NameCounts>,
  rejectFile: string,
): Promise<void> {
  const { accepted } = totals;
  if (accepted === 0) throw new SetRefusal(noRecords(totals, set, rejectFile), { why: 'empty' });
  if (totals.undated > 0 && totals.undated === totals.made)
    throw new SetRefusal(undated(request.mapping, set), { why: 'undated' });
  const held = await publishedCount(db, set.id);
  if (request.isFewerAccepted || !isHeavyLoss(held, accepted)) return;
  throw new SetRefusal(
    `${set.id} holds ${countInWords(held, 'record')} and these files make ${figure(accepted)}, which is more than a tenth fewer: ${set.id} stays as it is. ` +
      `Rejected rows are listed in ${rejectFile}. If the files are right, give the same command with --accept-fewer.`,
    { why: 'fewer', held, made: accepted },
  );
}

/** Equal for the same import of the same bytes; of text files, names, sizes and times of change count. */
export async function contentHash(
  sources: readonly SourceInspection[],
  mapping: ImportMapping,
  set: RecordSet,
): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([sources.map(({ name, hash: bytes }) => [name, bytes]), mapping, set]),
  );
  for await (const stamp of textFileStamps(sources, mapping)) hash.update(stamp);
  return hash.digest('hex');
}

/** An import as its rows are read. */
export interface Reading {
  request: ImportRequest;
  set: RecordSet;
  sources: readonly SourceInspection[];
  run: OpenedRun;
  rejects: RejectList;
  /** Of rows whose records are closed. */
  closures: RejectList;
}

interface Totals extends NameCounts {
  rows: number;
  accepted: number;
  rejected: number;
  /** Rows that made records, those before the resume point among them, and those of them that give no year. */
  made: number;
  undated: number;
}

/** Rows that were judged and are not stored yet. */
interface Hand {
  fresh: WrittenDraft[];
  /** Of rows before the resume point. */
  storedBefore: WrittenDraft[];
  rejected: Parameters<RejectList['add']>[];
  closed: Parameters<RejectList['add']>[];
  rows: number;
  characters: number;
}

const emptyHand = (): Hand => ({ fresh: [], storedBefore: [], rejected: [], closed: [], rows: 0, characters: 0 });

/**
 * Judges every row; while the database stores a batch, the next one is judged. Rows before the resume point are judged
 * again for the list of rejects, but not stored again.
 */
export async function readAll(
  db: Database,
  { request, set, sources, run, rejects, closures }: Reading,
): Promise<Totals> {
  const bytesTotal = sources.reduce((sum, { bytes }) => sum + bytes, 0);
  /** Of the rows judged so far, and of those whose batch is stored. */
  const totals: Totals = {
    rows: 0,
    accepted: run.accepted,
    rejected: run.rejected,
    made: 0,
    undated: 0,
    names: 0,
    inDoubt: 0,
  };
  let stored: Totals = { ...totals };
  let hand = emptyHand();
  const storing = createHandover();

  const reject = async (repeated: readonly WrittenDraft[]) => {
    for (const { id, provenance } of repeated)
      await rejects.add(provenance.sourceFile, provenance.sourceRow, `has the same key as an earlier row (${id})`);
  };
  const store = async ({ fresh, storedBefore, rejected, closed }: Hand, upTo: Totals): Promise<void> => {
    for (const row of rejected) await rejects.add(...row);
    for (const row of closed) await closures.add(...row);
    if (storedBefore.length > 0) await reject(await repeatedBefore(db, set.id, run, storedBefore));
    if (upTo.rows <= run.resumeRow) return void (stored = upTo);
    const less = (repeated: readonly WrittenDraft[]): Totals => ({
      ...upTo,
      accepted: upTo.accepted - repeated.length,
      rejected: upTo.rejected + repeated.length,
    });
    const repeated = await storeBatch(db, set.id, run, fresh, (again) => ({
      resumeRow: upTo.rows,
      accepted: less(again).accepted,
      rejected: less(again).rejected,
    }));
    totals.accepted -= repeated.length;
    totals.rejected += repeated.length;
    stored = less(repeated);
    await reject(repeated);
  };
  /** Hands over what was judged, once what was handed over before is stored; false when the run is to stop there. */
  const handOver = async (bytesRead: number): Promise<boolean> => {
    await storing.done();
    if (request.signal.aborted) return false;
    const [full, upTo] = [hand, { ...totals }];
    hand = emptyHand();
    await storing.next(() =>
      store(full, upTo).then(() => request.onProgress({ bytesRead, bytesTotal, rows: upTo.rows })),
    );
    return true;
  };

  try {
    for await (const { source, line, bytesRead, outcome } of checkRows({
      mapping: request.mapping,
      sources,
      recordSetId: set.id,
      asOf: request.asOf,
    })) {
      totals.rows += 1;
      hand.rows += 1;
      const isStored = totals.rows <= run.resumeRow;
      if ('reason' in outcome) {
        hand.rejected.push([source, line, outcome.reason]);
        if (!isStored) totals.rejected += 1;
      } else {
        countNames(totals, outcome.drafts, request.mapping.notation);
        const drafts = outcome.drafts.map(toImportRow);
        if (drafts.length > 0) totals.made += 1;
        if (outcome.closed?.isUndated) totals.undated += 1;
        if (outcome.closed) hand.closed.push([source, line, outcome.closed.reason]);
        if (isStored) hand.storedBefore.push(...drafts);
        else {
          totals.accepted += drafts.length;
          hand.fresh.push(...drafts);
        }
        for (const { json } of drafts) hand.characters += json.length;
      }
      if (totals.rows % ROWS_A_TURN === 0) await setImmediate();
      if ((hand.rows >= BATCH || hand.characters >= BATCH_CHARACTERS) && !(await handOver(bytesRead))) return stored;
    }
    await handOver(bytesTotal);
    await storing.done();
    return stored;
  } finally {
    await storing.settled();
  }
}
