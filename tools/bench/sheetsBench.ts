import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import * as XLSX from '@e965/xlsx';

import { burialsWithFaults } from '#domain/records/sheets/problems/burialsWithFaults.fixture.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import type { Bench, BenchRow } from './benchReport.ts';
import { inItsOwnProcess } from './inItsOwnProcess.ts';
import type { SheetsStep, SheetsStepFound } from './sheetsStep.ts';

/** Columns beside those of the burials, and what each of their cells says. */
const FURTHER = ['Occupation', 'Abode', 'Minister', 'Folio', 'Film', 'Transcriber'];
const SAID = ['Labourer', 'Mill Lane', 'J Price', '12', 'AB/3', 'M Hill'];
const SMALL = 5_000;

async function writeRegister(folder: string, rows: number, kind: 'csv' | 'xlsx'): Promise<string> {
  const file = path.join(folder, `burials-${rows}.${kind}`);
  const [, headings = '', ...entries] = burialsWithFaults({ rows }).csv.split('\n');
  const lines = [
    ['Burials of three parishes'],
    [...headings.split(','), ...FURTHER],
    ...entries.map((line) => [...line.split(','), ...SAID]),
  ];
  if (kind === 'csv') await writeFile(file, lines.map((cells) => cells.join(',')).join('\n'));
  else {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(lines), 'Register');
    await writeFile(file, XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
  }
  return file;
}

async function measure(dataDir: string, folder: string, rows: number, kind: 'csv' | 'xlsx'): Promise<BenchRow> {
  const file = await writeRegister(folder, rows, kind);
  const step: SheetsStep = { dataDir, file, title: `Bench ${kind} ${rows}` };
  const found = await inItsOwnProcess<SheetsStepFound>(
    new URL('./sheetsStep.ts', import.meta.url),
    step,
    `The sheet of ${rows} rows`,
  );
  return {
    name: `${kind}, ${found.rows} rows`,
    figures: {
      'file MB': (await stat(file)).size / 2 ** 20,
      'read s': found.readMs / 1_000,
      'read MB': Math.round(found.readMb),
      'guess s': found.guessMs / 1_000,
      'check s': found.checkMs / 1_000,
      'check with steps s': found.mendedMs / 1_000,
      problems: found.problems,
      made: found.made,
      'peak MB': Math.round(found.peakMb),
    },
  };
}

/** How fast a file becomes a sheet, and how fast all of its rows are looked at. */
export const sheetsBench: Bench = {
  name: 'sheets',
  description: 'reads a workbook and text files of burials, guesses their columns, and looks for problems',
  options: [
    { flag: 'rows', description: 'rows of the longer text file', fallback: 200_000 },
    { flag: 'workbook', description: 'rows of the workbook', fallback: 100_000 },
  ],
  async run({ rows = 200_000, workbook = 100_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-sheets-'));
    const dataDir = path.join(folder, 'data');
    const site = await openStorage({ dataDir, databaseUrl: null }, silentLog);
    try {
      const found: BenchRow[] = [];
      for (const [count, kind] of [
        [SMALL, 'csv'],
        [rows, 'csv'],
        [workbook, 'xlsx'],
      ] as const) {
        say(`${kind} of ${count} rows`);
        found.push(await measure(dataDir, folder, count, kind));
      }
      return { settings: { rows, workbook }, sections: [{ title: 'Sheets', rows: found }] };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
