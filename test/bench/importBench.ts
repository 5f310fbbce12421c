import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { importRecords } from '#server/importers/importRecords.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openSite } from '#server/platform/db/openSite.ts';
import { writeLongCensusFile } from '#test/support/censusFile.ts';

import type { Bench, BenchRow } from './benchReport.ts';
import { timed } from './percentile.ts';

const MEGABYTE = 2 ** 20;
/** The smaller file beside the whole one: memory is flat when both need the same. */
const SMALLER = 10;
const SAMPLING_MS = 20;

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

async function measure(db: Database, folder: string, rows: number): Promise<BenchRow> {
  const file = path.join(folder, `census-${rows}.tsv`);
  await writeLongCensusFile(file, rows, personAt);
  let peak = 0;
  const sample = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  sample();
  const timer = setInterval(sample, SAMPLING_MS);
  const { value, ms } = await timed(() =>
    importRecords(db, {
      files: [file],
      mapping: readMapping('freecen'),
      setName: `Bench ${rows}`,
      rejectFile: (id) => path.join(folder, `${id}.tsv`),
      asOfYear: new Date().getUTCFullYear(),
      onProgress: sample,
      signal: new AbortController().signal,
    }),
  );
  clearInterval(timer);
  if (value.kind !== 'published' || value.accepted !== rows) throw new Error(`The import of ${rows} rows did not end as it should.`);
  return {
    name: `${rows} rows`,
    figures: { 'rows/s': Math.round(rows / (ms / 1000)), seconds: ms / 1000, 'file MB': Math.round((await stat(file)).size / MEGABYTE), 'peak RSS MB': Math.round(peak / MEGABYTE) },
  };
}

/** How fast a census file becomes a record set, and whether memory stays flat however long the file is. */
export const importBench: Bench = {
  name: 'import',
  description: 'imports a made-up census file, and one a tenth as long',
  options: [{ flag: 'rows', description: 'rows of the longer file', fallback: 1_000_000 }],
  async run({ rows = 1_000_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-import-'));
    const site = await openSite({ dataDir: path.join(folder, 'data'), databaseUrl: null }, silentLog);
    try {
      const found: BenchRow[] = [];
      for (const count of [Math.ceil(rows / SMALLER), rows]) {
        say(`importing ${count} rows`);
        found.push(await measure(site.db, folder, count));
      }
      return { settings: { rows }, sections: [{ title: 'Import', rows: found }] };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
