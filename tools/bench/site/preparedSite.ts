import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { timeWork } from '../benchReport.ts';
import { startBenchSite } from '../search/BenchSite.ts';
import type { BenchCounty } from '../search/county.ts';
import { loadRecords } from '../search/loadRecords.ts';

/** Fields counted as facets, as short columns: an index that holds them all is the best PostgreSQL can do. */
const FACETS = ['Country', 'County', 'Occupation', 'Gender', 'EventYear', 'RegisterType', 'MaritalStatus'];
const COLUMNS = ['record_set_no', ...FACETS.map((_field, at) => `f${at}`)];

/** A table of what the search of a surname with facets needs, and an index that holds all of it. */
async function fillSearchTable(db: Database): Promise<void> {
  await db.rows(
    `/* bench.searchTable */ CREATE TABLE bench_search AS SELECT r.no, lower(r.fields->>'LastName') AS surname, s.no AS record_set_no, ${FACETS.map((field, at) => `hashtext(r.fields->>'${field}') AS f${at}`).join(', ')}
     FROM record r JOIN record_set s ON s.id = r.record_set_id`,
  );
  await db.rows(`/* bench.searchIndex */ CREATE INDEX ON bench_search (surname, no) INCLUDE (${COLUMNS.join(', ')})`);
  await db.rows('/* bench.searchVacuum */ VACUUM (ANALYZE) bench_search');
}

/** The total, eight facets and a page of a surname by SQL alone. */
export async function searchInPostgres(db: Database, surname: string): Promise<void> {
  await db.rows(
    `/* bench.searchFacets */ SELECT ${COLUMNS.join(', ')}, count(*) AS n FROM bench_search WHERE surname = $1 GROUP BY GROUPING SETS ((), ${COLUMNS.map((column) => `(${column})`).join(', ')})`,
    [surname],
    { isKept: true },
  );
  await db.rows(
    '/* bench.searchPage */ SELECT r.no, r.id, r.fields FROM bench_search b JOIN record r ON r.no = b.no WHERE b.surname = $1 ORDER BY b.no LIMIT 20',
    [surname],
    { isKept: true },
  );
}

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
  const stored = await timeWork(() => loadRecords(db, county));
  await fillSearchTable(db);
  await stop();
  say(`  ${Math.round(stored.ms / 1_000)} s; starting and indexing`);
  const started = await timeWork(() => startBenchSite(folder));
  await started.value.stop();
  say(`  ${Math.round(started.ms / 1_000)} s`);
  await writeFile(done, '');
  return folder;
}
