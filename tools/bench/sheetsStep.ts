import path from 'node:path';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { guessColumns } from '#domain/records/sheets/guessColumns.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import { checkSheet } from '#server/importers/sheets/checkSheet.ts';
import { readSheetFile } from '#server/importers/sheets/readSheetFile.ts';
import { findSheet, type StoredSheet } from '#server/modules/records/sheets/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { timeWork } from './benchReport.ts';
import { answerStep } from './inItsOwnProcess.ts';

/** A file that becomes a sheet in a process of its own, and is looked at. */
export interface SheetsStep {
  dataDir: string;
  file: string;
  title: string;
}

/** Milliseconds of each part, and the memory that reading took. */
export interface SheetsStepFound {
  rows: number;
  /** Records that the mended rows make. */
  made: number;
  readMs: number;
  readMb: number;
  guessMs: number;
  checkMs: number;
  mendedMs: number;
  problems: number;
  peakMb: number;
}

const peakMb = (): number => (process.resourceUsage().maxRSS * 1_024) / 1e6;
const STEPS: readonly SheetStep[] = [
  { do: 'shift' },
  { do: 'ditto', field: 'place' },
  { do: 'dates', field: 'burial_date', order: 'day-first' },
  { do: 'dayNumbers', field: 'burial_date' },
  { do: 'case', field: 'full_name' },
  { do: 'pad', field: 'register_entry', digits: 4 },
  { do: 'repeated' },
];

/** A sheet with a file that waits to be read. */
async function aSheet(db: Database, title: string): Promise<{ sheetId: number; fileId: number }> {
  const made = await db.one<{ sheetId: number; fileId: number }>(
    `/* bench.sheet */ WITH made AS (INSERT INTO sheet (title, set_key) VALUES ($1, $2) RETURNING id)
     INSERT INTO sheet_file (sheet_id, name, bytes, stage) SELECT id, 'bench', 1, 'waiting' FROM made RETURNING sheet_id AS "sheetId", id AS "fileId"`,
    [title, title.toUpperCase().replaceAll(' ', '-')],
  );
  if (!made) throw new Error('The sheet was not made.');
  return made;
}

async function run({ dataDir, file, title }: SheetsStep): Promise<SheetsStepFound> {
  const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog, {
    role: 'guest',
    isMigrating: false,
  });
  const { sheetId, fileId } = await aSheet(db, title);
  const files = {
    withPath: (_key: string, use: (found: string) => Promise<unknown>) => use(file),
    remove: () => Promise.resolve(),
  };
  const { ms: readMs } = await timeWork(() =>
    readSheetFile(
      db,
      files as unknown as Parameters<typeof readSheetFile>[1],
      { fileId, fence: 0, folder: path.join(dataDir, 'imports', 'bench') },
      () => undefined,
    ),
  );
  const readMb = peakMb();
  const sheet = (await findSheet(db, sheetId)) as StoredSheet;
  const sample = await db.rows<{ cells: string[] }>(
    '/* bench.sample */ SELECT cells FROM sheet_row WHERE file_id = $1 ORDER BY no LIMIT 500',
    [fileId],
  );
  const kind = sheetKind('burials');
  const { ms: guessMs, value: guesses } = await timeWork(() =>
    Promise.resolve(
      guessColumns(
        sheet.headings,
        sample.map(({ cells }) => cells),
        kind,
      ),
    ),
  );
  const recipe: SheetRecipe = {
    ...sheet.recipe,
    kind: 'burials',
    columns: sheet.headings.map((_heading, at) => guesses.find((guess) => guess.at === at)?.field ?? null),
  };
  const check = (steps: readonly SheetStep[]) =>
    timeWork(() =>
      checkSheet(db, { ...sheet, recipe: { ...recipe, steps } }, dayOf(new Date()), new AbortController().signal),
    );
  const { ms: checkMs, value: found } = await check([]);
  const { ms: mendedMs, value: mended } = await check(STEPS);
  await stop();
  return {
    rows: found?.rows ?? 0,
    made: mended?.accepted ?? 0,
    readMs,
    readMb,
    guessMs,
    checkMs,
    mendedMs,
    problems: found?.problems.length ?? 0,
    peakMb: peakMb(),
  };
}

answerStep(run);
