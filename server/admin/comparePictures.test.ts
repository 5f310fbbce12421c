import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { importImages } from '#server/engines/images/importImages.ts';
import { faultsOfPictures, checkPictures } from '#server/engines/images/pictureFiles.ts';
import { masterKey } from '#server/engines/images/pixels/masterFiles.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { type S3Server, startS3Server } from '#test/support/server/startS3Server.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { comparePictures } from './comparePictures.ts';

const PAGES = ['missing', 'short', 'altered', 'whole'] as const;
type Name = (typeof PAGES)[number];
const home = mkdtempSync(path.join(os.tmpdir(), 'muniment-pictures-'));
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server(path.join(home, 's3'));
});
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

describe.each(['folder', 's3'])('images of pages in a store of the kind %s', (kind) => {
  const dataDir = path.join(home, kind);
  let site: TestApp;
  let files: ReturnType<typeof openFileStore>;
  let keys: Record<Name, string>;
  let ids: Record<Name, string>;

  const importAll = () =>
    importImages(site.db, {
      folder: path.join(home, 'scans'),
      mapping: path.join(home, 'map.csv'),
      recordSetId: 'ROCHE-1871',
      files,
      onReject: async () => {},
      onRow: () => {},
      signal: new AbortController().signal,
    });
  beforeAll(async () => {
    mkdirSync(path.join(home, 'scans'), { recursive: true });
    for (const [at, name] of PAGES.entries())
      await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 40 * at, g: 9, b: 9 } } })
        .png()
        .toFile(path.join(home, `scans/${name}.png`));
    writeFileSync(
      path.join(home, 'map.csv'),
      `image,record\nmissing.png,ROCHE-1871/1\n${PAGES.slice(1)
        .map((name) => `${name}.png,`)
        .join('\n')}\n`,
    );
    files = openFileStore({
      dataDir,
      s3:
        kind === 's3'
          ? { bucket: server.bucket, endpoint: server.endpoint, region: 'us-east-1', prefix: '', copyBytes: 1e9 }
          : null,
    });
    site = await startTestApp({ files, settings: { dataDir } });
    await publishRecords(site.db, aRecordSet({ access: 'free' }), [
      aRecord('1', { FirstName: 'Una', LastName: 'Pinch' }),
    ]);
    await importAll();
    const rows = await site.db.rows<{ name: string; id: string; hash: string }>(
      "/* test.pages */ SELECT replace(source_file, '.png', '') AS name, id, content_hash AS hash FROM page_image",
    );
    keys = Object.fromEntries(rows.map(({ name, hash }) => [name, masterKey(hash)])) as typeof keys;
    ids = Object.fromEntries(rows.map(({ name, id }) => [name, id])) as typeof ids;
    // A page of the sample, which is drawn and has no file.
    await site.db.rows(
      `/* test.drawn */ INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash, drawing) SELECT 'p-' || repeat('z', 20), book_id, 99, 'Drawn', 'drawn', 900, 600, repeat('d', 64), '{}' FROM page_image LIMIT 1`,
    );
  }, 120_000);
  afterAll(async () => {
    await site.close();
    files.close();
  });

  const placeOf = (name: Name) => (kind === 's3' ? server.fileOf(keys[name]) : path.join(dataDir, keys[name]));
  const damage = () => {
    unlinkSync(placeOf('missing'));
    truncateSync(placeOf('short'), 700);
    const bytes = readFileSync(placeOf('altered'));
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(placeOf('altered'), bytes);
  };
  const check = (isBySize = false) => comparePictures(site.db, files, { isBySize });
  const asked = async (name: Name) =>
    (
      await site.ask<{ pageImage: { isImageLost: boolean; lines: { name: string | null }[] } }>(
        'query Page($id: ID!) { pageImage(id: $id) { isImageLost lines { name } } }',
        { id: ids[name] },
      )
    ).data?.pageImage;

  it('are well after their import, drawn pages among them', async () => {
    expect([await check(), await faultsOfPictures(site.db)]).toEqual([[], []]);
    expect(await asked('missing')).toEqual({ isImageLost: false, lines: [{ name: 'Una Pinch' }] });
  });

  it('are found missing and cut short by the reader who opens them and reads the rest all the same, and the site says so', async () => {
    damage();
    expect(await asked('missing')).toEqual({ isImageLost: true, lines: [{ name: 'Una Pinch' }] });
    expect([
      (await asked('short'))?.isImageLost,
      (await asked('altered'))?.isImageLost,
      (await asked('whole'))?.isImageLost,
    ]).toEqual([true, false, false]);
    expect(await faultsOfPictures(site.db)).toEqual([
      '2 page images missing, cut short or altered: muniment check names them',
    ]);
  });

  it('are compared by size, and by digest, and named', async () => {
    const [missing, short, altered] = [
      ['missing', keys.missing],
      ['cut short', keys.short],
      ['altered', keys.altered],
    ].map(([what, key]) => `1 image file ${what}: ${key}. Restore the files of that time, or import the images again.`);
    expect(await check(true)).toEqual([missing, short]);
    expect(await check()).toEqual([missing, short, altered]);
    expect(await faultsOfPictures(site.db)).toEqual([
      '3 page images missing, cut short or altered: muniment check names them',
    ]);
  });

  it('are well again once they were imported again', async () => {
    await importAll();
    expect([
      await check(),
      await faultsOfPictures(site.db),
      (await asked('missing'))?.isImageLost,
      (await asked('short'))?.isImageLost,
    ]).toEqual([[], [], false, false]);
  });

  it('are looked at in the background: what is lost is found, and what is back is well', async () => {
    const bytes = readFileSync(placeOf('whole'));
    truncateSync(placeOf('whole'), 10);
    await checkPictures(site.db, files);
    expect(await faultsOfPictures(site.db)).toEqual([
      '1 page image missing, cut short or altered: muniment check names them',
    ]);
    writeFileSync(placeOf('whole'), bytes);
    await checkPictures(site.db, files);
    expect(await faultsOfPictures(site.db)).toEqual([]);
  });

  it('of before there were digests get theirs in the background, and files without a page are forgotten', async () => {
    await site.db.rows('/* test.before */ DELETE FROM image_file');
    await site.db.rows(
      "/* test.left */ INSERT INTO image_file (content_hash, fault) VALUES (repeat('e', 64), 'missing')",
    );
    await checkPictures(site.db, files);
    expect(
      await site.db.rows(
        '/* test.files */ SELECT count(*)::int AS files, count(sha256)::int AS read, count(fault)::int AS faults FROM image_file',
      ),
    ).toEqual([{ files: PAGES.length, read: PAGES.length, faults: 0 }]);
    damage();
    expect(await check()).toHaveLength(3);
  });

  it('of before there were digests that are empty are found, and are well once they are back', async () => {
    await site.db.rows('/* test.beforeEmpty */ DELETE FROM image_file');
    const bytes = readFileSync(placeOf('whole'));
    truncateSync(placeOf('whole'), 0);
    await checkPictures(site.db, files);
    expect((await asked('whole'))?.isImageLost).toBe(true);
    writeFileSync(placeOf('whole'), bytes);
    await checkPictures(site.db, files);
    expect((await asked('whole'))?.isImageLost).toBe(false);
  });
});
