import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { figure } from '#domain/kernel/wording/counted.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { openStorage, type Storage } from '#server/platform/db/openStorage.ts';
import { writeCensusFile } from '#test/support/censusFile.ts';

const ROWS = 16_000;

let folder: string;
let site: Storage;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-killed-'));
  file = writeCensusFile(
    path.join(folder, 'census.tsv'),
    Array.from({ length: ROWS }, (_, at) => ({ household: at + 1, forenames: `William ${at}`, age: at % 90 })),
  );
  site = await openStorage({ dataDir: path.join(folder, 'data'), databaseUrl: null }, silentLog);
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The operator's command line in a process of its own, as `npm run muniment` starts it. */
function importInto(
  set: string,
  from = file,
  mapping = 'freecen',
): { child: ChildProcess; ended: Promise<{ code: number | string | null; out: string; err: string }> } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/admin/main.ts', 'import-records', from, '--mapping', mapping, '--set', set],
    {
      cwd: projectRoot(),
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code: code ?? signal, out, err }))),
  };
}

/** Rows the run under way has stored. */
const storedRows = async (recordSetId: string) =>
  (
    await site.db.one<{ rows: number }>(
      `/* test.resume */ SELECT max(resume_row) AS rows FROM record_import WHERE record_set_id = $1 AND state = 'running'`,
      [recordSetId],
    )
  )?.rows ?? 0;
const untilStored = async (recordSetId: string, rows: number) => {
  while ((await storedRows(recordSetId)) < rows) await delay(5);
};
const contentOf = (recordSetId: string) =>
  site.db.rows<{ key: string; fields: object }>(
    `/* test.content */ SELECT substr(id, length(record_set_id) + 2) AS key, fields, group_key, group_order, is_closed, source_file, source_row FROM record_live WHERE record_set_id = $1 ORDER BY no`,
    [recordSetId],
  );

it('an import that is interrupted, then killed, goes on behind what it stored and ends as one that was left alone', async () => {
  const first = importInto('Roche');
  await untilStored('ROCHE', 2_000);
  first.child.kill('SIGINT');
  const interrupted = await first.ended;
  expect(interrupted.code).toBe(130);
  expect(interrupted.err).toMatch(
    /^Stopping at a safe place….*\nStopped behind row [\d,]+\. Readers see nothing of it yet; the same command goes on from there\.\n$/,
  );
  expect(interrupted.out).toBe('');
  const safe = await storedRows('ROCHE');
  expect(safe).toBeLessThan(ROWS);
  expect(await contentOf('ROCHE')).toEqual([]);

  const second = importInto('Roche');
  await untilStored('ROCHE', safe + 2_000);
  second.child.kill('SIGKILL');
  expect((await second.ended).code).toBe('SIGKILL');
  expect(await contentOf('ROCHE')).toEqual([]);

  const third = await importInto('Roche').ended;
  const resumed = Number(
    /Went on behind row ([\d,]+) of an interrupted import/.exec(third.err)?.[1]?.replaceAll(',', ''),
  );
  expect(resumed).toBeGreaterThanOrEqual(safe + 2_000);
  expect([third.code, third.out]).toEqual([
    0,
    `ROCHE: ${figure(ROWS)} records can be searched once the site runs. No site is running on these data now.\n`,
  ]);

  expect((await importInto('Untouched').ended).code).toBe(0);
  const [found, wanted] = [await contentOf('ROCHE'), await contentOf('UNTOUCHED')];
  expect(found.length).toBe(ROWS);
  expect(found).toEqual(wanted);
  expect(
    await site.db.rows(
      `/* test.loose */ SELECT 1 FROM record r JOIN record_set s ON s.id = r.record_set_id WHERE r.generation <> s.live_generation`,
    ),
  ).toEqual([]);
}, 120_000);

it('an import of a corrected file that is killed while it compares changes nothing, and ends as one that was left alone', async () => {
  const people = Array.from({ length: 4_000 }, (_, at) => ({
    household: at + 1,
    forenames: `William ${at}`,
    age: at % 90,
  }));
  const mapping = path.join(folder, 'by-line.json');
  writeFileSync(
    mapping,
    JSON.stringify({
      ...JSON.parse(readFileSync('server/importers/mappings/freecen.json', 'utf8')),
      key: '{#file}/{#line}',
    }),
  );
  const [before, after] = [
    ['before', people],
    ['after', [{ household: 0, forenames: 'Digory' }, ...people.toReversed()]],
  ].map(([name, lines]) => {
    mkdirSync(path.join(folder, String(name)));
    return writeCensusFile(path.join(folder, String(name), 'census.tsv'), lines as typeof people);
  });
  for (const set of ['Killed', 'Alone']) expect((await importInto(set, before, mapping).ended).code).toBe(0);
  const asItWas = await contentOf('KILLED');
  for (let kill = 0; kill < 2; kill += 1) {
    const { child, ended } = importInto('Killed', after, mapping);
    await untilStored('KILLED', people.length + 1);
    await delay(kill * 150);
    child.kill('SIGKILL');
    await ended;
    expect(await contentOf('KILLED')).toEqual(asItWas);
  }
  for (const set of ['Killed', 'Alone']) {
    const { code, out } = await importInto(set, after, mapping).ended;
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Compared with what was there: added 1; changed 0; moved 0; gone 0.'),
    ]);
  }
  const found = await contentOf('KILLED');
  expect(found).toEqual(await contentOf('ALONE'));
  const idsOf = (rows: typeof found) =>
    new Map(rows.map(({ key, fields }) => [(fields as { FirstName: string }).FirstName, key]));
  const [were, are] = [idsOf(asItWas), idsOf(found)];
  expect([...were].filter(([name, key]) => are.get(name) !== key)).toEqual([]);
}, 180_000);
