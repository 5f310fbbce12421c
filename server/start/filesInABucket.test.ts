import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { keepMaster } from '#server/engines/images/keepMaster.ts';
import { createPixels } from '#server/engines/images/pixels/createPixels.ts';
import { createWorkQueue } from '#server/engines/images/pixels/createWorkQueue.ts';
import { runDrawTask } from '#server/engines/images/processes/runDrawTask.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startGedcomSite } from '#test/support/server/gedcomSite.ts';
import { startS3Server, type S3Server } from '#test/support/server/startS3Server.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'muniment-two-copies-'));
let server: S3Server;
const copyOf = (name: string) =>
  openFileStore({
    dataDir: path.join(home, name),
    s3: { bucket: server.bucket, endpoint: server.endpoint, region: 'us-east-1', prefix: 'site/', copyBytes: 1e9 },
  });

beforeAll(async () => {
  server = await startS3Server(path.join(home, 's3'));
});

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

describe('two copies of the server that share a bucket and no disk', () => {
  it('import a GEDCOM file on one that was uploaded to the other, and leave nothing of it anywhere', async () => {
    const site = await startGedcomSite({ taking: copyOf('taking'), working: copyOf('working') });
    try {
      const person = await site.importTree(
        '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Jane /Webb/\n1 BIRT\n2 DATE 1850\n0 TRLR\n',
        'The Webbs',
      );
      expect([person !== '', (await site.trees()).map(({ name }) => name)]).toEqual([true, ['The Webbs']]);
      const held: string[] = [];
      for await (const { key } of copyOf('looking').list('')) held.push(key);
      expect([
        held,
        ...['taking', 'working'].map((name) => readdirSync(path.join(home, name, 'file-copies/passing'))),
      ]).toEqual([[], [], []]);
      expect(existsSync(path.join(home, 'taking/gedcom'))).toBe(false);
    } finally {
      await site.close();
    }
  });

  it('show on one the page image that was imported on the other', async () => {
    const db = await testDatabase();
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa3311' } })
      .png()
      .toBuffer();
    const kept = await keepMaster(db, copyOf('importing'), picture);
    const pixels = createPixels({
      files: copyOf('showing'),
      cacheFolder: path.join(home, 'cache'),
      mostBytes: 1e8,
      queue: createWorkQueue({ atOnce: 1, most: 4 }),
      draw: runDrawTask,
    });
    const page = {
      id: 'p-1',
      width: 900,
      height: 600,
      pixels: { kind: 'file', contentHash: kept!.contentHash },
      lines: [],
    };
    const request = {
      region: { x: 0, y: 0, width: 900, height: 600 },
      size: { width: 90, height: 60 },
      rotation: 0,
      isMirrored: false,
      quality: 'default',
      format: 'jpg',
      canonical: 'full/90,/0/default.jpg',
    };
    const shown = await pixels.image(page as never, request as never, { signal: new AbortController().signal });
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 60 });
    await db.close();
  });
});
