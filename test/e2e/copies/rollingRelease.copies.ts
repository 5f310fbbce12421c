import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

import { writeCensusFile } from '#test/support/censusFile.ts';
import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import { longGedcom, openUpload, sendFile, untilStage } from '../support/copies/gedcomOfMember.ts';
import { memberOf } from '../support/copies/member.ts';
import { NEXT_MIGRATION, nextRelease } from '../support/copies/nextRelease.ts';
import { commandsOf } from '../support/copies/spawnSite.ts';
import { type Copies, startCopies } from '../support/copies/startCopies.ts';
import { startLoad } from '../support/copies/startLoad.ts';
import { newFolder } from '../support/startSite.ts';

jest.setTimeout(400_000);

let folder: string;
let site: Copies;
let database: Client;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-rolling-'));
  // Longer than the balancer takes to notice.
  const env = { SAMPLE_DATA: 'none', SEARCH_LIMIT: '0', DRAIN_SECONDS: '4' };
  site = await startCopies({ count: 3, dataDir: newFolder(env), env });
  database = new Client({ ...site.database.connection });
  await database.connect();
  await commandsOf(site.settings).run('import-records', writeCensusFile(path.join(folder, 'census.tsv'), [{}]), '--mapping', 'freecen', '--set', 'Roche');
}, 240_000);
afterAll(async () => {
  await database?.end();
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('a release rolls over three copies under load: no request fails, no one is signed out, and an import goes on', async () => {
  const [mary, silas] = [memberOf(site.origin, site.origin), memberOf(site.origin, site.origin)];
  await mary.signIn('member@example.com');
  await silas.signIn('second@example.com');
  const bytes = Buffer.from(longGedcom(3_000));
  const { id, uploadPath } = await openUpload(mary, bytes.length);
  expect(await sendFile(mary, uploadPath, bytes)).toBeLessThan(300);
  await untilStage(mary, id, 'CHECKED');
  const root = nextRelease(folder);
  const load = startLoad(site.origin, [silas], 3);
  await delay(1_000);
  await mary.ask(GEDCOM_OPERATIONS.start, { id, name: 'Rolled' });
  for (const at of [0, 1, 2]) {
    // It says that it ends; the balancer sees that by itself.
    await site.copies[at]?.end();
    await site.restart(at, { root });
    const { rows } = await database.query<{ name: string }>('SELECT name FROM schema_migration WHERE name = $1', [NEXT_MIGRATION]);
    expect(rows).toHaveLength(1);
    await delay(1_000);
    expect([at, load.faults()]).toEqual([at, []]);
  }
  await untilStage(mary.at(site.origin), id, 'DONE');
  expect((await database.query<{ n: string }>("SELECT count(*) AS n FROM tree WHERE name = 'Rolled'")).rows[0]?.n).toBe('1');
  await mary.renew();
  const answered = load.answered();
  await delay(1_000);
  expect(load.answered()).toBeGreaterThan(answered);
  await load.stop();
  expect(load.faults()).toEqual([]);
});

it('a copy of the old release that runs on beside the new one is refused when it starts again, and says why', async () => {
  await expect(site.restart(0)).rejects.toThrow(`The database was written by a newer Muniment: it has ${NEXT_MIGRATION}`);
});
