import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { writeLongCensusFile } from '#test/support/censusFile.ts';

import type { Bench, BenchRow } from './benchReport.ts';
import type { ImportStep, ImportStepFound } from './importStep.ts';
import { inItsOwnProcess } from './inItsOwnProcess.ts';

const MEGABYTE = 2 ** 20;
/** The smaller file beside the whole one: memory is flat when both need the same. */
const SMALLER = 10;

const SURNAMES = ['PINCH', 'GUARD', 'VARCOE', 'RUNDLE', 'TRETHEWEY', 'WILLIAMS', 'STEPHENS', 'ROWE'];
const FORENAMES = ['William', 'Jane', 'Thomas', 'Mary Ann', 'John', 'Elizabeth', 'Sophia', 'Alfred'];
const OCCUPATIONS = ['Clay Labourer', 'Scholar', 'Copper Miner', '', 'Farmer', 'Dressmaker'];

/** Households of five in many parishes. */
const personAt = (at: number) => ({
  household: Math.floor(at / 5) + 1,
  seq: (at % 5) + 1,
  civil_parish: `Parish ${Math.floor(at / 5_000)}`,
  surname: SURNAMES[Math.floor(at / 5) % SURNAMES.length],
  forenames: FORENAMES[(at * 7) % FORENAMES.length],
  age: (at * 13) % 80,
  occupation: OCCUPATIONS[(at * 5) % OCCUPATIONS.length],
});

const importInItsOwnProcess = (step: ImportStep) =>
  inItsOwnProcess<ImportStepFound>(
    new URL('./importStep.ts', import.meta.url),
    step,
    `The import of ${step.rows} rows`,
  );

async function measure(dataDir: string, folder: string, rows: number): Promise<BenchRow> {
  const file = path.join(folder, `census-${rows}.tsv`);
  await writeLongCensusFile(file, rows, personAt);
  const { ms, cpuMs, databaseMs, earlyMb, lateMb, peakMb } = await importInItsOwnProcess({ dataDir, file, rows });
  return {
    name: `${rows} rows`,
    figures: {
      'rows/s': Math.round(rows / (ms / 1000)),
      seconds: ms / 1000,
      'rows/CPU s of Node': Math.round(rows / (cpuMs / 1000)),
      'rows/CPU s of PostgreSQL': Math.round(rows / (databaseMs / 1000)),
      'file MB': Math.round((await stat(file)).size / MEGABYTE),
      'RSS MB after a tenth': earlyMb,
      'RSS MB at the end': lateMb,
      'peak RSS MB': peakMb,
    },
  };
}

/** How fast a census file becomes a record set, and whether memory stays flat however long the file is. */
export const importBench: Bench = {
  name: 'import',
  description: 'imports a fictional census file, and one a tenth as long',
  options: [{ flag: 'rows', description: 'rows of the longer file', fallback: 1_000_000 }],
  async run({ rows = 1_000_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-import-'));
    const dataDir = path.join(folder, 'data');
    const site = await openStorage({ dataDir, databaseUrl: null }, silentLog);
    try {
      const found: BenchRow[] = [];
      for (const count of [Math.ceil(rows / SMALLER), rows]) {
        say(`importing ${count} rows`);
        found.push(await measure(dataDir, folder, count));
      }
      return { settings: { rows }, sections: [{ title: 'Import', rows: found }] };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
