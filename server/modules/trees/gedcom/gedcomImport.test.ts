import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { GEDCOM_OPERATIONS, type GedcomSite, startGedcomSite } from '#test/support/server/gedcomSite.ts';
import { HALF_HIDDEN_GEDCOM } from '#test/support/server/halfHiddenGedcom.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const LATEST = 'query Latest { gedcomUpload { megabytes latest { id stage } } }';
const SAVE = `mutation Save($ref: String!, $kind: TreeDocumentKind!, $id: Int!, $version: Int!, $base: TreeDocument!, $document: TreeDocument!) {
  saveTreeDocument(ref: $ref, kind: $kind, id: $id, baseVersion: $version, base: $base, document: $document) { changeId problems { field message } } }`;

/** As if a bit of its first file had turned over. */
function withOtherChecksum(archive: Buffer): Buffer {
  archive.writeUInt32LE(1, archive.readUInt32LE(archive.length - 6) + 16);
  return archive;
}

let gedcom: GedcomSite;
beforeAll(async () => {
  gedcom = await startGedcomSite();
}, 90_000);
afterAll(() => gedcom.close());

describe('a file that is uploaded', () => {
  it('GED-001 is looked through, imported on its owner’s request, and is then a tree with its people', async () => {
    const { id, status } = await gedcom.upload(HALF_HIDDEN_GEDCOM);
    expect(status).toBe(204);
    expect((await gedcom.until(id, 'CHECKED')).check).toMatchObject({
      version: '5.5.1',
      encoding: 'utf-8',
      program: 'Proof',
      persons: 4,
      families: 2,
      living: 2,
      notes: 4,
      others: 1,
      problemTotal: 0,
      doubles: [{ name: 'Ada Ancestor', born: 1950, times: 2 }],
      doubleTotal: 1,
    });
    const before = await gedcom.trees();
    expect((await gedcom.site.ask<{ gedcomUpload: object }>(LATEST, {}, gedcom.member)).data!.gedcomUpload).toEqual({
      megabytes: 1,
      latest: { id, stage: 'CHECKED' },
    });
    await gedcom.site.ask(GEDCOM_OPERATIONS.start, { id, name: ' Proof  family ' }, gedcom.member);
    const done = await gedcom.until(id, 'DONE');
    expect(done).toMatchObject({ treeName: 'Proof family', problem: null });
    expect((await gedcom.trees()).filter((tree) => !before.some(({ id: known }) => known === tree.id))).toMatchObject([
      { name: 'Proof family', personCount: 4 },
    ]);
    expect(existsSync(path.join(gedcom.dataDir, 'gedcom', `${id}.upload`))).toBe(false);
  });

  it('is looked through and imported at once, not at the next look for work', async () => {
    await gedcom.stopWork();
    gedcom.startWork(600_000);
    expect(await gedcom.importTree(HALF_HIDDEN_GEDCOM, 'At once')).toMatch(/^fmp-\d+-1$/);
    await gedcom.stopWork();
    gedcom.startWork();
  });

  it('belongs to its owner alone, and so does its tree', async () => {
    const { id } = await gedcom.upload(HALF_HIDDEN_GEDCOM);
    await gedcom.until(id, 'CHECKED');
    expect(
      (await gedcom.site.ask<{ gedcomImport: null }>(GEDCOM_OPERATIONS.one, { id }, gedcom.stranger)).data,
    ).toEqual({ gedcomImport: null });
    expect(
      (await gedcom.site.ask<{ cancelGedcomImport: boolean }>(GEDCOM_OPERATIONS.cancel, { id }, gedcom.stranger)).data,
    ).toEqual({ cancelGedcomImport: false });
    expect((await gedcom.site.ask(LATEST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(
      (await gedcom.site.ask<{ cancelGedcomImport: boolean }>(GEDCOM_OPERATIONS.cancel, { id }, gedcom.member)).data,
    ).toEqual({ cancelGedcomImport: true });
    const { errors } = await gedcom.site.ask(
      GEDCOM_OPERATIONS.issue,
      { ref: (await gedcom.trees())[0]!.id, input: { format: 'GEDZIP', withoutLiving: true, withoutPrivate: true } },
      { ...gedcom.stranger, memberId: gedcom.stranger.memberId + 1000 },
    );
    expect(errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
  });

  it('is only for who may have trees', async () => {
    const without = { ...gedcom.member, grants: [] };
    for (const [document, variables] of [
      [GEDCOM_OPERATIONS.open, { name: 'family.ged', size: 10 }],
      [GEDCOM_OPERATIONS.start, { id: '1', name: 'Trees' }],
    ] as const)
      expect((await gedcom.site.ask(document, variables, without)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('goes on when a server stopped in the middle of it', async () => {
    const { id } = await gedcom.upload(HALF_HIDDEN_GEDCOM);
    await gedcom.until(id, 'CHECKED');
    await gedcom.stopWork();
    await gedcom.site.ask(GEDCOM_OPERATIONS.start, { id, name: 'Resumed' }, gedcom.member);
    // A server that died holds its lease for a while, and no longer.
    await gedcom.site.db.rows(
      "/* test.dead */ UPDATE gedcom_import SET leased_until = now() + interval '1 second' WHERE id = $1",
      [id],
    );
    gedcom.startWork();
    expect(await gedcom.until(id, 'DONE')).toMatchObject({ treeName: 'Resumed' });
  });
});

describe('a file with more than our forms take', () => {
  it('comes in, is found by its name, and can be edited as long as nothing longer is added', async () => {
    // Nothing that could be packed: an index takes so many bytes of a name and no more.
    const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length).replaceAll('_', 'x');
    const [given, note] = [noise(5000), noise(120_000)];
    const children = Array.from(
      { length: 70 },
      (_, at) => `0 @C${at}@ INDI\n1 NAME Child${at} /Long/\n1 FAMC @F1@\n`,
    ).join('');
    const ref = await gedcom.importTree(
      `0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME ${given} /Long/\n1 NOTE ${note}\n1 FAMS @F1@\n${children}0 @F1@ FAM\n1 HUSB @I1@\n${Array.from({ length: 70 }, (_, at) => `1 CHIL @C${at}@\n`).join('')}0 TRLR\n`,
      'Long',
    );
    const [tree] = (await gedcom.trees()).filter(({ name }) => name === 'Long');
    const stored = await gedcom.site.db.rows<{
      kind: string;
      id: number;
      version: number;
      body: { names: { given: string }[]; notes: string[] };
    }>(
      "/* test.long */ SELECT kind, id, version, body FROM tree_document WHERE tree_id = $1 AND (id = 1 OR kind = 'family')",
      [tree!.id],
    );
    const save = async (kind: string, change: (body: (typeof stored)[number]['body']) => object) => {
      const { id, version, body } = stored.find((each) => each.kind === kind)!;
      const { data } = await gedcom.site.ask<{
        saveTreeDocument: { changeId: string | null; problems: { field: string; message: string }[] };
      }>(SAVE, { ref, kind: kind.toUpperCase(), id, version, base: body, document: change(body) }, gedcom.member);
      return data!.saveTreeDocument;
    };
    expect(await save('person', (body) => ({ ...body, notes: [...body.notes, 'x'.repeat(100_001)] }))).toEqual({
      changeId: null,
      problems: [{ field: 'notes.1', message: 'Note: use at most 100,000 characters.' }],
    });
    expect(await save('person', (body) => ({ ...body, sex: 'f', notes: [...body.notes, 'Short'] }))).toEqual({
      changeId: expect.any(String) as string,
      problems: [],
    });
    expect(await save('family', (body) => ({ ...body, notes: ['Many'] }))).toEqual({
      changeId: expect.any(String) as string,
      problems: [],
    });
  });
});

describe('what is no family tree', () => {
  it('GED-002 a .txt is refused with a message, and no tree is made', async () => {
    const before = await gedcom.trees();
    const { data } = await gedcom.site.ask<{ openGedcomUpload: { uploadPath: null; problems: { message: string }[] } }>(
      GEDCOM_OPERATIONS.open,
      { name: 'notes.txt', size: 10 },
      gedcom.member,
    );
    expect(data!.openGedcomUpload).toMatchObject({
      import: null,
      uploadPath: null,
      problems: [{ message: expect.stringMatching(/^This is not a GEDCOM file\./) as string }],
    });
    expect(await gedcom.trees()).toEqual(before);
  });

  it.each<[string, Buffer | string, string]>([
    [
      'text that only calls itself GEDCOM',
      'Dear diary,\n',
      'This is not a GEDCOM file: its first line is not “0 HEAD”.',
    ],
    ['a file without people', '0 HEAD\n1 GEDC\n2 VERS 7.0\n0 TRLR\n', 'There are no people in this file.'],
    ['an archive without GEDCOM', zipOf([['photo.jpg', Buffer.from('x')]]), 'There is no GEDCOM file in this archive.'],
    [
      'an archive that leads out of itself',
      zipOf([['../../gedcom.ged', Buffer.from(HALF_HIDDEN_GEDCOM)]]),
      'We couldn’t open this archive: it holds a file whose name leads out of it.',
    ],
    [
      'an archive that grows without end',
      zipOf([['gedcom.ged', Buffer.alloc(64 * 1024 ** 2)]]),
      'We couldn’t open this archive: it would unpack to very much more than it is.',
    ],
    [
      'an archive that lies about its size',
      zipOf([['gedcom.ged', Buffer.from(HALF_HIDDEN_GEDCOM.repeat(50))]], 100),
      'We couldn’t open this archive: it holds more than it says.',
    ],
    [
      'an archive that is damaged where no one notices',
      withOtherChecksum(zipOf([['gedcom.ged', Buffer.from(HALF_HIDDEN_GEDCOM)]])),
      'We couldn’t open this archive: it is damaged.',
    ],
    ['an archive with an empty file', zipOf([['gedcom.ged', Buffer.alloc(0)]]), 'This file is empty.'],
    [
      'a packed file that grows without end',
      gzipSync(Buffer.alloc(64 * 1024 ** 2)),
      'This file is larger than 1 MB once it is unpacked.',
    ],
    [
      'a packed file that is damaged',
      Buffer.concat([gzipSync(HALF_HIDDEN_GEDCOM).subarray(0, 60), Buffer.alloc(40, 1)]),
      'This file is compressed and damaged, so we couldn’t unpack it.',
    ],
  ])('reports: %s', async (_case, bytes, problem) => {
    const { id } = await gedcom.upload(bytes);
    expect(await gedcom.until(id, 'FAILED', 'CHECKED')).toMatchObject({ stage: 'FAILED', problem });
  });

  it('is refused when it is larger than announced, and its ticket lets nothing in twice', async () => {
    const { data } = await gedcom.site.ask<{ openGedcomUpload: { import: { id: string }; uploadPath: string } }>(
      GEDCOM_OPERATIONS.open,
      { name: 'big.ged', size: 10 },
      gedcom.member,
    );
    const url = data!.openGedcomUpload.uploadPath;
    const send = (payload: Buffer) =>
      gedcom.site.app.inject({ method: 'PUT', url, headers: { 'content-type': 'application/octet-stream' }, payload });
    expect((await send(Buffer.alloc(1024 ** 2 + 1, 65))).statusCode).toBe(413);
    expect((await send(Buffer.from(HALF_HIDDEN_GEDCOM))).statusCode).toBe(404);
    expect(readdirSync(path.join(gedcom.dataDir, 'gedcom'))).not.toContain(
      `${data!.openGedcomUpload.import.id}.upload`,
    );
  });

  it('opens from an archive and packed, too', async () => {
    const { id } = await gedcom.upload(
      zipOf([
        ['photos/one.jpg', Buffer.from('x')],
        ['gedcom.ged', Buffer.from(HALF_HIDDEN_GEDCOM)],
      ]),
      'family.gdz',
    );
    expect((await gedcom.until(id, 'CHECKED')).check).toMatchObject({ persons: 4, mediaFiles: 1 });
    await gedcom.site.ask(GEDCOM_OPERATIONS.cancel, { id }, gedcom.member);
    expect(await gedcom.importTree(gzipSync(HALF_HIDDEN_GEDCOM), 'Packed', 'family.ged.gz')).toMatch(/^fmp-\d+-1$/);
  });
});
