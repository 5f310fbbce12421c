import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import { countCoverage } from '#server/engines/search/records/recordSetStore.ts';
import { setNamed } from '#server/engines/search/records/setNames.ts';
import { finishPublication, mayFillSet, revisionOf } from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import { describeComparison } from '../comparison/describeComparison.ts';
import { importRecords, type ImportRequest } from '../importRecords.ts';
import { liveImport } from '../liveImport.ts';
import { putSetBack, whenFollowed } from '../recordSetChanges.ts';
import { SetRefusal } from '../setRefusal.ts';
import { mappingOf } from './mappingOf.ts';
import { refusalInWords } from './refusalInWords.ts';
import type { SheetTaskOf } from './sheetTask.ts';
import { writeSheetCsv } from './writeSheetCsv.ts';

/** Steps of a publication in all, and where its parts begin. */
const STEPS = 1_000;
const IMPORTING_FROM = 100;
const SEARCHED_FROM = 700;
/** Rows that are written within a step. */
const ROWS_A_STEP = 1_000;

const STOPPED = 'Staff stopped this at /internal/imports. Readers have what they had. Publish it again to go on.';
const STUCK =
  'The records are stored, but the search cannot take them in, so readers have what they had. Ask the people who run the site: its log says why.';
const TAKEN =
  'Other records have this title by now, and a sheet never takes their place. Make a sheet with another title and bring the file there.';

/** @throws UserError where the name of a sheet leads to records that did not come from it. */
async function requireOwnSet(db: Database, { sheetId, setKey }: { sheetId: number; setKey: string }): Promise<void> {
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
  const { sheetId, setKey, folder } = task;
  const at = (steps: number) => atStep(Math.round(steps), STEPS);
  const revision = await revisionOf(db, sheetId, task.revision);
  if (!revision || revision.recipe.kind === null)
    throw new Error('A publication has no revision, or one without a kind.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Its name is part of what tells an import from another: it does not change with revisions.
  const file = path.join(folder, `${setKey}.csv`);
  await writeSheetCsv(db, revision, {
    kindId: revision.recipe.kind,
    file,
    onRows: (rows) => at(Math.min(IMPORTING_FROM, rows / ROWS_A_STEP)),
  });
  const never = new AbortController().signal;
  await requireOwnSet(db, task);
  const wasWithdrawn = await runImport(db, {
    files: [file],
    mapping: mappingOf(sheetKind(revision.recipe.kind), revision.recipe),
    setName: task.title,
    rejectFile: (recordSetId) => path.join(folder, `${recordSetId}.rejected.tsv`),
    isFewerAccepted: task.acceptsFewer,
    asOfYear: task.asOfYear,
    onProgress: ({ bytesRead, bytesTotal }) =>
      at(IMPORTING_FROM + part(bytesRead, bytesTotal) * (SEARCHED_FROM - IMPORTING_FROM)),
    onTaken: (rows, total) => at(SEARCHED_FROM + part(rows, total) * (STEPS - SEARCHED_FROM)),
    signal: never,
  });
  if (wasWithdrawn) {
    const { key } = await putSetBack(db, setKey);
    await whenFollowed(db, key, true, never);
  }
  await countCoverage(db);
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
async function runImport(db: Database, request: ImportRequest): Promise<boolean> {
  try {
    let outcome = await importRecords(db, request);
    // Stopped while the search takes the records in: they come to readers all the same, so that is waited for.
    while (outcome.kind === 'published' && outcome.publication.how === 'waiting')
      outcome = await importRecords(db, request);
    if (outcome.kind === 'interrupted') throw new UserError(STOPPED);
    if (outcome.kind === 'published' && outcome.publication.how === 'stuck') throw new UserError(STUCK);
    const withdrawn = await db.one(
      '/* sheetPublish.isWithdrawn */ SELECT FROM record_set WHERE id = $1 AND withdrawn_at IS NOT NULL',
      [outcome.recordSetId],
    );
    return withdrawn !== null;
  } catch (error) {
    throw error instanceof SetRefusal ? new UserError(refusalInWords(error.because)) : error;
  }
}
