import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { timed } from '../percentile.ts';
import { startBenchSite } from '../search/BenchSite.ts';
import type { BenchCounty } from '../search/county.ts';
import { loadRecords } from '../search/loadRecords.ts';
import { fillSearchTable } from './postgresSearch.ts';

/** To be raised when the fictional holdings change. */
const EDITION = 1;

/**
 * The data folder of a site with so many fictional records, indexed; made once and kept in `.cache`, or where BENCH_DATA
 * says.
 */
export async function preparedSite(county: BenchCounty, records: number, say: (line: string) => void): Promise<string> {
  const folder = path.join(
    process.env.BENCH_DATA ?? path.join(projectRoot(), '.cache/bench-site'),
    `${records}-${EDITION}`,
  );
  const done = path.join(folder, 'prepared');
  if (existsSync(done)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { db, stop } = await openStorage({ dataDir: folder, databaseUrl: null }, silentLog);
  say(`storing ${records} records in ${folder}`);
  const stored = await timed(() => loadRecords(db, county));
  await fillSearchTable(db);
  await stop();
  say(`  ${Math.round(stored.ms / 1_000)} s; starting and indexing`);
  const started = await timed(() => startBenchSite(folder));
  await started.value.stop();
  say(`  ${Math.round(started.ms / 1_000)} s`);
  await writeFile(done, '');
  return folder;
}
