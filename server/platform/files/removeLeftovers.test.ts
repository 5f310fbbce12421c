import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { createFolderStore } from './createFolderStore.ts';
import { removeLeftovers } from './removeLeftovers.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'leftovers-'));
const [dataDir, temporary] = [path.join(home, 'data'), path.join(home, 'tmp')];
afterAll(() => rmSync(home, { recursive: true, force: true }));

const HASH = 'ab'.repeat(32);
/** What a killed process leaves, below the data folder or the one for passing files. */
const LEFT = [
  `data/images/ab/${HASH}.tif.0123456789ab.part`,
  'data/gedcom/7.upload.0123456789ab.part',
  'data/sheets/7.upload.0123456789ab.part',
  'data/releases/20261129t000000-a.pack.0123456789ab.part',
  'data/help-centre.json.0123456789ab.part',
  'data/image-cache/page-1.tif.42.abc.part',
  'data/file-copies/passing/0b6f0f86-7b39-4f1e-9c3f-0e2b7c1d8a55',
  'data/check/0b6f0f86-7b39-4f1e-9c3f-0e2b7c1d8a55',
  'data/exports/12/pages/page-1.tif',
  'data/imports/manifest-a1B2c3/1824-02-17/0001.part',
  'data/imports/sheet-7/3/ROCHE-BURIALS.csv',
  'tmp/muniment-ocr-a1B2c3/page.png',
  'tmp/muniment-pdf-a1B2c3/1.ppm',
];
/** What is whole, however old, and what is no one’s of ours. */
const STAYS = [
  `data/images/ab/${HASH}.tif`,
  'data/gedcom/7.upload',
  'data/sheets/7.upload',
  'data/file-copies/kept/aa',
  'data/imports/ROCHE-1871.images.rejected.tsv',
  'data/image-cache/page-1.tif',
  'data/postgres/base/1.part',
  'data/help-centre.json',
  'tmp/other-ocr-1/page.png',
];

/** Puts files there that were last written to at a time, with their folders. */
function put(files: readonly string[], writtenAt: number): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), 'half');
    for (let at = file; at.includes('/'); at = path.dirname(at))
      utimesSync(path.join(home, at), writtenAt / 1000, writtenAt / 1000);
  }
}
const there = (files: readonly string[]) => files.filter((file) => existsSync(path.join(home, file)));

it.each([
  ['a day and a minute ago is removed, and nothing that is whole', DAY_MS + 60_000, STAYS, LEFT.length],
  ['less than a day ago may still be written to, and stays', DAY_MS - 60_000, [...LEFT, ...STAYS], 0],
])('what was left %s', async (_case, age, staying, count) => {
  const now = Date.now();
  put([...LEFT, ...STAYS], now - age);
  expect(await removeLeftovers(dataDir, { temporary, now })).toBe(count);
  expect(there([...LEFT, ...STAYS]).sort()).toEqual([...staying].sort());
});

it('a folder in which something was written today stays whole', async () => {
  const now = Date.now();
  put(['data/imports/manifest-old/1824-02-17/0001.jpg'], now - 2 * DAY_MS);
  writeFileSync(path.join(dataDir, 'imports/manifest-old/1824-02-17/0002.jpg'), 'new');
  utimesSync(path.join(dataDir, 'imports/manifest-old/1824-02-17'), 1, 1);
  await removeLeftovers(dataDir, { temporary, now });
  expect(readdirSync(path.join(dataDir, 'imports/manifest-old/1824-02-17')).sort()).toEqual(['0001.jpg', '0002.jpg']);
});

it('an upload that stopped half way is found under the name that the store gives it', async () => {
  const [store, source, folder] = [createFolderStore(dataDir), new PassThrough(), path.join(dataDir, 'images/ff')];
  const upload = store.write('images/ff/whole.tif', source, { mostBytes: 100 }).catch(() => null);
  source.write('half');
  const parts = () => (existsSync(folder) ? readdirSync(folder) : []);
  const written = () => parts().reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  while (written() < 'half'.length) await delay(10);
  for (const name of parts()) utimesSync(path.join(folder, name), 1, 1);
  await removeLeftovers(dataDir, { temporary });
  expect(parts()).toEqual([]);
  source.destroy();
  await upload;
});

it('a site without any of these folders has nothing to remove', async () => {
  expect(await removeLeftovers(path.join(home, 'none'), { temporary: path.join(home, 'none either') })).toBe(0);
});
