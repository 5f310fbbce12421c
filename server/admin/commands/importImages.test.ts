import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { runAdmin } from '#test/support/adminConsole.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
let folder: string;
const before = process.env.DATA_DIR;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-import-images-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  site = await startTestApp({ settings: { dataDir: process.env.DATA_DIR } });
  await publishRecords(site.db, aRecordSet({ access: 'free' }), [
    aRecord('1', { FirstName: 'Una', LastName: 'Pinch' }),
    aRecord('2', { FirstName: 'Hidden', LastName: 'Canary' }, { isClosed: true }),
  ]);
  mkdirSync(path.join(folder, 'scans'));
  const white = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#ffffff' } });
  await white.jpeg().toFile(path.join(folder, 'scans/one.jpg'));
  await white.png().toFile(path.join(folder, 'scans/two.png'));
  writeFileSync(path.join(folder, 'scans/broken.jpg'), 'no picture');
  writeFileSync(path.join(folder, 'secret.jpg'), 'not in the folder');
}, 120_000);
afterAll(async () => {
  await site.close();
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true, force: true });
});

const ROWS = [
  'image,record,xywh,book,page',
  'one.jpg,ROCHE-1871/1,"100,100,800,60",RG 10/2267,Folio 5',
  'one.jpg,ROCHE-1871/2,"100,200,800,60",RG 10/2267,',
  'two.png,,,RG 10/2267,',
  'one.jpg,ROCHE-1871/9,,RG 10/2267,',
  'one.jpg,ROCHE-1871/1,"2000,0,5,5",RG 10/2267,',
  '../secret.jpg,,,,',
  'broken.jpg,,,,',
  'absent.jpg,,,,',
  'drawing.svg,,,,',
];
const run = () => {
  writeFileSync(path.join(folder, 'map.csv'), `${ROWS.join('\n')}\n`);
  return runAdmin(site.db, [
    'import-images',
    path.join(folder, 'scans'),
    '--mapping',
    path.join(folder, 'map.csv'),
    '--set',
    'ROCHE-1871',
    '--rejects',
    path.join(folder, 'rejects.tsv'),
  ]);
};

describe('import-images', () => {
  it('takes in pages and the places of records on them, lists what it rejects, and changes nothing when repeated', async () => {
    const report = {
      code: 0,
      out: `ROCHE-1871: 2 images with 2 records.\n6 rows rejected; each with its line and reason in ${path.join(folder, 'rejects.tsv')}`,
    };
    expect(await run()).toMatchObject(report);
    const rejects = readFileSync(path.join(folder, 'rejects.tsv'), 'utf8').trim().split('\n').slice(1);
    expect(rejects.map((row) => row.split('\t').slice(1))).toEqual([
      ['5', 'the set ROCHE-1871 has no record ROCHE-1871/9'],
      ['6', '"2000,0,5,5" is no rectangle x,y,w,h on the page of 1500 by 1000 pixels'],
      ['7', '"../secret.jpg" is no name of a JPEG, PNG, TIFF, WebP or JPEG 2000 file in the folder'],
      ['8', 'broken.jpg is no picture that can be read, or has too many pixels'],
      ['9', 'there is no file absent.jpg in the folder'],
      ['10', '"drawing.svg" is no name of a JPEG, PNG, TIFF, WebP or JPEG 2000 file in the folder'],
    ]);
    const pages = () => site.db.rows('/* test.pages */ SELECT id, position, label FROM page_image ORDER BY position');
    const first = await pages();
    expect(first).toMatchObject([
      { position: 1, label: 'Folio 5' },
      { position: 2, label: 'Page 2' },
    ]);
    expect(await run()).toMatchObject(report);
    expect(await pages()).toEqual(first);
  });

  it('serves what was taken in, with the closed line covered', async () => {
    const { data } = await site.ask<{ recordImage: { page: { service: string; lines: { isClosed: boolean }[] } } }>(
      'query Q { recordImage(recordId: "ROCHE-1871/1") { page { service lines { isClosed } } } }',
    );
    const { service, lines } = data!.recordImage.page;
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([false, true]);
    const cut = async (region: string) => {
      const answer = await site.app.inject({
        url: `${new URL(service).pathname}/${region}/max/0/gray.png`,
        headers: { host: 'localhost:3000' },
      });
      return (await sharp(answer.rawPayload).stats()).channels[0]!.mean;
    };
    expect(await cut('110,105,700,50')).toBeGreaterThan(250);
    expect(await cut('110,205,700,50')).toBeLessThan(100);
  });

  it('says what is not there', async () => {
    expect(
      await runAdmin(site.db, [
        'import-images',
        folder,
        '--mapping',
        path.join(folder, 'map.csv'),
        '--set',
        'NONE',
        '--rejects',
        path.join(folder, 'r.tsv'),
      ]),
    ).toMatchObject({ code: 1, err: expect.stringContaining('There is no record set NONE.') as string });
  });
});
