import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { readZip } from '#server/platform/archives/readZip.ts';
import { GEDCOM_OPERATIONS, type GedcomSite, recordsOf, startGedcomSite } from '#test/support/server/gedcomSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

import { fillFromGedcom, READINGS } from './importing/fillFromGedcom.ts';
import { openGedcomSource } from './importing/gedcomSource.ts';

const SEVEN = `0 HEAD
1 GEDC
2 VERS 7.0
0 @I1@ INDI
1 NAME Ada /Ancestor/
1 BIRT
2 DATE 3 APR 1850
2 OBJE @O3@
1 DEAT
2 DATE 1910
1 OBJE @O1@
1 OBJE @O2@
0 @O1@ OBJE
1 FILE photos/Ada%20at%20sea.jpg
2 FORM image/jpeg
2 TITL Ada at sea
1 _DATE 12 JUN 1899
0 @O2@ OBJE
1 FILE photos/badge.png
2 FORM image/png
0 @O3@ OBJE
1 FILE deeds/birth.pdf
2 FORM application/pdf
0 @O4@ OBJE
1 FILE ../../etc/passwd
2 FORM text/plain
0 @O5@ OBJE
1 FILE photos/torn.jpg
2 FORM image/jpeg
0 @O6@ OBJE
1 FILE notes.txt
2 FORM text/plain
0 @O7@ OBJE
1 FILE photos/lost.jpg
2 FORM image/jpeg
0 @O8@ OBJE
1 FILE https://example.com/web.jpg
2 FORM image/jpeg
0 @I2@ INDI
1 NAME Livia /Living/
1 BIRT
2 DATE 1990
1 OBJE @O9@
0 @O9@ OBJE
1 FILE photos/livia.jpg
2 FORM image/jpeg
0 TRLR
`;

let gedcom: GedcomSite;
beforeAll(async () => {
  gedcom = await startGedcomSite();
}, 90_000);
afterAll(() => gedcom.close());

describe('an archive with media', () => {
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const plain = (background: string) => sharp({ create: { width: 400, height: 300, channels: 3, background } });

  async function anArchive(): Promise<Buffer> {
    const photo = await plain('#c04020')
      .withExif({ IFD0: { Artist: 'Canary' } })
      .jpeg()
      .toBuffer();
    const torn = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    return zipOf([
      ['gedcom.ged', Buffer.from(SEVEN)],
      ['photos/Ada at sea.jpg', photo],
      ['photos/badge.png', await plain('#204080').png().toBuffer()],
      ['deeds/birth.pdf', PDF],
      ['photos/torn.jpg', torn.subarray(0, torn.length / 2)],
      ['notes.txt', Buffer.from('Dear diary')],
      ['extra.jpg', photo],
      ['photos/livia.jpg', await plain('#408020').jpeg().toBuffer()],
      ['__MACOSX/x', Buffer.from('x')],
    ]);
  }

  async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
    const file = path.join(gedcom.dataDir, `${randomBytes(6).toString('hex')}.zip`);
    writeFileSync(file, bytes);
    const files = new Map<string, Buffer>();
    for (const entry of await readZip(file, 1024 ** 3))
      files.set(entry.name, Buffer.concat((await (await entry.open()).toArray()) as Buffer[]));
    return files;
  }

  async function packed(ref: string, without = false): Promise<Map<string, Buffer>> {
    return unpacked(await gedcom.download(ref, { format: 'GEDZIP', withoutLiving: without, withoutPrivate: without }));
  }

  it('says what is left behind, keeps the others with the tree, and gives them back with the same records', async () => {
    const { id } = await gedcom.upload(await anArchive(), 'family.gdz');
    const account = {
      mediaFiles: 7,
      mediaKept: 4,
      leftBehindTotal: 5,
      leftBehind: [
        { name: '../../etc/passwd', line: 25, text: 'Its path leads out of the archive.' },
        { name: 'photos/torn.jpg', line: 28, text: 'This file is damaged or incomplete. Try another copy of it.' },
        { name: 'notes.txt', line: 31, text: expect.stringContaining('We can’t store this type of file') as string },
        { name: 'photos/lost.jpg', line: 34, text: 'The archive holds no such file.' },
        { name: 'extra.jpg', line: null, text: 'Nothing in the family tree names this file.' },
      ],
    };
    expect((await gedcom.until(id, 'CHECKED')).check).toMatchObject(account);
    await gedcom.site.ask(GEDCOM_OPERATIONS.start, { id, name: 'With media' }, gedcom.member);
    const done = await gedcom.until(id, 'DONE');
    expect(done.check).toMatchObject(account);
    const ref = done.rootsfinderId!;
    const files = await packed(ref);
    expect([...files.keys()]).toEqual([
      'gedcom.ged',
      'photos/Ada at sea.jpg',
      'photos/badge.png',
      'deeds/birth.pdf',
      'photos/livia.jpg',
    ]);
    expect(recordsOf(files.get('gedcom.ged')!.toString())).toBe(recordsOf(SEVEN));
    expect(files.get('deeds/birth.pdf')).toEqual(PDF);
    for (const [name, format] of [
      ['photos/Ada at sea.jpg', 'jpeg'],
      ['photos/badge.png', 'png'],
    ] as const)
      expect(await sharp(files.get(name)).metadata()).toMatchObject({ format, width: 400, height: 300 });
    expect(files.get('photos/Ada at sea.jpg')!.includes('Canary')).toBe(false);
    const losses = async (format: string) =>
      (
        await gedcom.site.ask<{ gedcomExportPreview: { mediaFiles: number; losses: object[] } }>(
          GEDCOM_OPERATIONS.preview,
          { ref, input: { format, withoutLiving: false, withoutPrivate: false } },
          gedcom.member,
        )
      ).data!.gedcomExportPreview;
    expect(await losses('GEDZIP')).toMatchObject({ mediaFiles: 4, losses: [] });
    expect(await losses('GEDCOM_7_0')).toMatchObject({
      mediaFiles: 0,
      losses: [{ text: expect.stringContaining('choose GEDZIP') as string, count: 4 }],
    });
    // And once more, from what was written here.
    const again = await packed(await gedcom.importTree(zipOf([...files]), 'Again', 'again.gdz'));
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect(recordsOf(again.get('gedcom.ged')!.toString())).toBe(recordsOf(SEVEN));
  });

  it('leaves the pictures of living people out where they are left out', async () => {
    const ref = await gedcom.importTree(await anArchive(), 'Living left out', 'family.gdz');
    const files = await packed(ref, true);
    expect([...files.keys()]).toEqual(['gedcom.ged', 'photos/Ada at sea.jpg', 'photos/badge.png', 'deeds/birth.pdf']);
    expect(files.get('gedcom.ged')!.toString()).not.toContain('livia');
  });

  it('breaks off where a picture cannot be written, and the server goes on', async () => {
    const ref = await gedcom.importTree(await anArchive(), 'Broken', 'family.gdz');
    await gedcom.site.db.rows("/* test.broken */ UPDATE tree_picture SET large = 'no picture' WHERE tree_id = $1", [
      /fmp-(\d+)-/.exec(ref)![1],
    ]);
    await expect(packed(ref)).rejects.toThrow();
    await expect(gedcom.trees()).resolves.toContainEqual(expect.objectContaining({ name: 'Broken' }));
  });

  it('leaves nothing when the import is called off, and goes with its tree', async () => {
    const ref = await gedcom.importTree(await anArchive(), 'Goes', 'family.gdz');
    const held = async () =>
      (await gedcom.site.db.one<{ count: number }>(
        '/* test.held */ SELECT ((SELECT count(*) FROM tree_picture) + (SELECT count(*) FROM tree_file))::int AS count',
      ))!.count;
    const before = await held();
    await gedcom.site.db.rows('/* test.gone */ DELETE FROM tree WHERE id = $1', [/fmp-(\d+)-/.exec(ref)![1]]);
    expect(await held()).toBe(before - 4);
    const source = await openGedcomSource(written(await anArchive()), 1024 ** 2);
    await expect(
      fillFromGedcom(gedcom.site.db, source, {
        ownerId: gedcom.member.memberId,
        treeName: 'Off',
        fileName: 'x',
        atRecord: (count) => {
          // The third file of the archive: two are kept already.
          if (count > 13 * READINGS + 2) throw new Error('called off');
        },
      }),
    ).rejects.toThrow('called off');
    expect(await held()).toBe(before - 4);
  });

  function written(bytes: Buffer): string {
    const file = path.join(gedcom.dataDir, `${randomBytes(6).toString('hex')}.gdz`);
    writeFileSync(file, bytes);
    return file;
  }
});
