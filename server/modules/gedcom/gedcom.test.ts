import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { deflateRawSync, gzipSync } from 'node:zlib';

import sharp from 'sharp';

import { defaultGrants } from '#domain/access/defaultGrants.ts';
import { emptyCitation, emptySource } from '#domain/trees/documents/emptyDocuments.ts';
import type { TreePerson } from '#domain/trees/model/treePerson.ts';
import { silentLog } from '#server/config/log.ts';
import { readZip } from '#server/importers/gedcom/archive/readZip.ts';
import { fillFromGedcom } from '#server/importers/gedcom/fillFromGedcom.ts';
import { openGedcomSource } from '#server/importers/gedcom/gedcomSource.ts';
import { createMember } from '#server/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { startGedcomImports } from './startGedcomImports.ts';

const OPEN = 'mutation Open($name: String!, $size: Float!) { openGedcomUpload(fileName: $name, fileSize: $size) { import { id stage } uploadPath problems { message } } }';
const ONE = `query One($id: ID!) { gedcomImport(id: $id) { stage progress problem treeName rootsfinderId fileName
  check { version encoding program persons families sources media mediaFiles mediaKept leftBehind { name line text } leftBehindTotal notes others living problems { line text } problemTotal doubles { name born times } doubleTotal } } }`;
const LATEST = 'query Latest { gedcomUpload { megabytes latest { id stage } } }';
const START = 'mutation Start($id: ID!, $name: String!) { startGedcomImport(id: $id, treeName: $name) { import { stage } problems { message } } }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelGedcomImport(id: $id) }';
const PREVIEW = 'query Preview($ref: String!, $input: GedcomExportInput!) { gedcomExportPreview(ref: $ref, input: $input) { persons families sources media mediaFiles losses { text count } mustWithholdLiving } }';
const ISSUE = 'mutation Issue($ref: String!, $input: GedcomExportInput!) { issueGedcomExport(ref: $ref, input: $input) }';
const SAVE = `mutation Save($ref: String!, $kind: TreeDocumentKind!, $id: Int!, $version: Int!, $base: TreeDocument!, $document: TreeDocument!) {
  saveTreeDocument(ref: $ref, kind: $kind, id: $id, baseVersion: $version, base: $base, document: $document) { changeId problems { field message } } }`;
const TREES = 'query Trees { familyTrees { id name personCount } }';

const FILE = `0 HEAD
1 SOUR Proof
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ada /Ancestor/
1 SEX F
1 BIRT
2 DATE 3 APR 1950
2 _OWN kept as it is
1 DEAT
2 DATE 2010
1 FAMS @F1@
1 _SHOE 42
0 @I2@ INDI
1 NAME Livia /Living/
1 BIRT
2 DATE 1990
2 PLAC Hidden House
1 FAMC @F1@
1 NOTE @N1@
0 @I3@ INDI
1 NAME Ada /Ancestor/
1 BIRT
2 DATE 1950
1 DEAT Y
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
1 NOTE Livia was the joy of both.
1 NOTE @N2@
1 MARR
2 DATE 1975
2 NOTE @N3@
0 @N1@ NOTE She keeps a secret.
0 @N2@ NOTE All five of them at the Hidden House.
0 @N3@ NOTE By licence.
0 @I4@ INDI
1 NAME Lars /Living/
1 BIRT
2 DATE 1991
0 @F2@ FAM
1 HUSB @I4@
1 NOTE @N4@
0 @N4@ NOTE A secret couple.
0 @U1@ SUBM
1 NAME Sam Submitter
0 TRLR
`;

const grants = defaultGrants('member');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-gedcom-'));
let site: TestApp;
let member: { memberId: number; grants: typeof grants };
let stranger: typeof member;
let stop: () => Promise<void>;
const work = () => startGedcomImports({ db: site.db, dataDir, megabytes: 1, livingYears: 110, isAlone: false, log: silentLog, lookMs: 20 });

beforeAll(async () => {
  site = await startTestApp({ settings: { dataDir, gedcomMegabytes: 1 } });
  const [one, other] = [await createMember(site.db, aMember('one@example.com')), await createMember(site.db, aMember('other@example.com'))];
  member = { memberId: idOf(one), grants };
  stranger = { memberId: idOf(other), grants };
  stop = work();
}, 90_000);
afterAll(async () => {
  await stop();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const aMember = (email: string) => ({ email, passwordHash: 'x', firstName: 'First', lastName: 'Last' }) as unknown as Parameters<typeof createMember>[1];
const idOf = (made: unknown) => (typeof made === 'number' ? made : (made as { id: number }).id);

interface Import { stage: string; problem: string | null; treeName: string | null; rootsfinderId: string | null; check: Record<string, unknown> | null }

async function upload(bytes: Buffer | string, name = 'family.ged'): Promise<{ id: string; status: number }> {
  const body = Buffer.from(bytes as string);
  const { data } = await site.ask<{ openGedcomUpload: { import: { id: string }; uploadPath: string } }>(OPEN, { name, size: body.length }, member);
  const { import: opened, uploadPath } = data!.openGedcomUpload;
  const { statusCode } = await site.app.inject({ method: 'PUT', url: uploadPath, headers: { 'content-type': 'application/octet-stream' }, payload: body });
  return { id: opened.id, status: statusCode };
}

async function until(id: string, ...stages: string[]): Promise<Import> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const { data } = await site.ask<{ gedcomImport: Import }>(ONE, { id }, member);
    if (data?.gedcomImport && stages.includes(data.gedcomImport.stage)) return data.gedcomImport;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the import never came to ${stages.join(' or ')}`);
}

async function importTree(bytes: Buffer | string, name = 'My people', fileName = 'family.ged'): Promise<string> {
  const { id } = await upload(bytes, fileName);
  await until(id, 'CHECKED');
  await site.ask(START, { id, name }, member);
  return (await until(id, 'DONE')).rootsfinderId!;
}

async function download(ref: string, input: object, as = member): Promise<string> {
  const { data } = await site.ask<{ issueGedcomExport: string }>(ISSUE, { ref, input }, as);
  return (await site.app.inject({ url: data!.issueGedcomExport })).body;
}

const trees = async () => (await site.ask<{ familyTrees: { id: string; name: string; personCount: number }[] }>(TREES, {}, member)).data!.familyTrees;
const recordsOf = (text: string) => text.slice(text.indexOf('0 @'), text.indexOf('0 TRLR'));

describe('a file that is uploaded', () => {
  it('GED-001 is looked through, imported when its owner says so, and is then a tree with its people', async () => {
    const { id, status } = await upload(FILE);
    expect(status).toBe(204);
    expect((await until(id, 'CHECKED')).check).toMatchObject({ version: '5.5.1', encoding: 'utf-8', program: 'Proof', persons: 4, families: 2, living: 2, notes: 4, others: 1, problemTotal: 0, doubles: [{ name: 'Ada Ancestor', born: 1950, times: 2 }], doubleTotal: 1 });
    const before = await trees();
    expect((await site.ask<{ gedcomUpload: object }>(LATEST, {}, member)).data!.gedcomUpload).toEqual({ megabytes: 1, latest: { id, stage: 'CHECKED' } });
    await site.ask(START, { id, name: ' Proof  family ' }, member);
    const done = await until(id, 'DONE');
    expect(done).toMatchObject({ treeName: 'Proof family', problem: null });
    expect((await trees()).filter((tree) => !before.some(({ id: known }) => known === tree.id))).toMatchObject([{ name: 'Proof family', personCount: 4 }]);
    expect(existsSync(path.join(dataDir, 'gedcom', `${id}.upload`))).toBe(false);
  });

  it('leaves as it came, word for word, and in another version with an account of what was changed', async () => {
    const ref = await importTree(FILE);
    const input = { format: 'GEDCOM_5_5_1', withoutLiving: false, withoutPrivate: false };
    const text = await download(ref, input);
    expect(recordsOf(text)).toBe(recordsOf(FILE));
    expect(text).toMatch(/^0 HEAD\n1 GEDC\n2 VERS 5\.5\.1\n/);
    const seven = await download(ref, { ...input, format: 'GEDCOM_7_0' });
    expect(seven).toContain('0 @N1@ SNOTE She keeps a secret.');
    expect(seven).toContain('1 SNOTE @N1@');
    expect(await download(ref, { ...input, format: 'GEDZIP' })).toMatch(/^PK.*gedcom\.ged/s);
  });

  it('leaves with a pointer to the source of the file that a fact was given, with a record of a new source, and with one of two that were merged', async () => {
    const sources = '0 @S1@ SOUR\n1 TITL Register\n0 @S2@ SOUR\n1 TITL Register again\n0 TRLR';
    const ref = await importTree(FILE.replace('0 TRLR', sources).replace('2 DATE 2010', '2 DATE 2010\n2 SOUR @S2@\n3 PAGE 9'));
    const asked = async <Data>(text: string, variables: object) => (await site.ask<Data>(text, { ref, ...variables }, member)).data!;
    const { treeSources } = await asked<{ treeSources: { sources: { id: number; title: string }[] } }>('query L($ref: String!) { treeSources(ref: $ref, text: "", order: TITLE) { sources { id title } } }', {});
    const idOfSource = (title: string) => treeSources.sources.find((one) => one.title === title)!.id;
    const { treePerson } = await asked<{ treePerson: { version: number; document: TreePerson } }>('query P($ref: ID!) { treePerson(id: $ref) { version document } }', {});
    const { addTreeDocument } = await asked<{ addTreeDocument: { documents: { id: number }[] } }>('mutation A($ref: String!, $document: TreeDocument!) { addTreeDocument(ref: $ref, kind: SOURCE, document: $document) { documents { id } } }', { document: { ...emptySource(), title: 'A new one' } });
    const cite = (sourceId: number, page: string) => ({ ...emptyCitation(), sourceId, page });
    const { document, version } = treePerson;
    const [birth, ...others] = document.facts;
    const cited = { ...document, facts: [{ ...birth, citations: [cite(idOfSource('Register'), 'folio 7'), cite(addTreeDocument.documents[0]!.id, '3')] }, ...others] };
    expect(await asked(SAVE, { kind: 'PERSON', id: document.id, version, base: document, document: cited })).toMatchObject({ saveTreeDocument: { problems: [] } });
    const input = { format: 'GEDCOM_5_5_1', withoutLiving: false, withoutPrivate: false };
    const before = await download(ref, input);
    expect(before).toContain('2 SOUR @S1@\n3 PAGE folio 7\n');
    expect(before).toMatch(/2 SOUR @(\w+)@\n3 PAGE 3\n[^]*0 @\1@ SOUR\n1 TITL A new one/u);
    await asked('mutation M($ref: String!, $keepId: Int!, $otherId: Int!) { mergeTreeSources(ref: $ref, keepId: $keepId, otherId: $otherId) { changeId } }', { keepId: idOfSource('Register'), otherId: idOfSource('Register again') });
    const merged = await download(ref, input);
    expect(merged).toContain('2 SOUR @S1@\n3 PAGE 9\n');
    expect(merged).not.toContain('@S2@');
  });

  it('keeps living people to those who may see them', async () => {
    const ref = await importTree(FILE, 'Half hidden');
    const { data } = await site.ask<{ gedcomExportPreview: { losses: { text: string; count: number }[] } }>(PREVIEW, { ref, input: { format: 'GEDCOM_5_5_1', withoutLiving: true, withoutPrivate: true } }, member);
    expect(data!.gedcomExportPreview).toMatchObject({ persons: 4, families: 2, mustWithholdLiving: false });
    expect(data!.gedcomExportPreview.losses).toContainEqual({ text: expect.stringContaining('may be living') as string, count: 2 });
    const text = await download(ref, { format: 'GEDCOM_5_5_1', withoutLiving: true, withoutPrivate: true });
    for (const hidden of ['Livia', 'Lars', 'Hidden House', 'secret', 'Submitter']) expect(text).not.toContain(hidden);
    expect(text).toContain('1 NAME Ada /Ancestor/');
    // What is told of all of a family names its children; what is told of its couple does not.
    expect(text).toContain('0 @N3@ NOTE By licence.');
    const treeId = /fmp-(\d+)-/.exec(ref)![1];
    await site.db.rows("/* test.guest */ INSERT INTO tree_access (tree_id, member_id, role) VALUES ($1, $2, 'guest')", [treeId, stranger.memberId]);
    await site.db.rows('/* test.mayExport */ UPDATE tree SET readers_may_export = true WHERE id = $1', [treeId]);
    expect(await download(ref, { format: 'GEDCOM_7_0', withoutLiving: false, withoutPrivate: false }, stranger)).not.toContain('Livia');
  });

  it('is looked at so often and no more', async () => {
    const ref = await importTree(FILE, 'Looked at');
    await site.db.rows("/* test.looked */ UPDATE rate_limit SET points = 59 WHERE key = 'treeExports:' || $1", [String(member.memberId)]);
    const look = () => site.ask(PREVIEW, { ref, input: { format: 'GEDCOM_7_0', withoutLiving: false, withoutPrivate: false } }, member);
    expect((await look()).errors).toBeUndefined();
    expect((await look()).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    await site.db.rows("/* test.lookedAgain */ DELETE FROM rate_limit WHERE key = 'treeExports:' || $1", [String(member.memberId)]);
  });

  it('is nobody else’s, and neither is its tree', async () => {
    const { id } = await upload(FILE);
    await until(id, 'CHECKED');
    expect((await site.ask<{ gedcomImport: null }>(ONE, { id }, stranger)).data).toEqual({ gedcomImport: null });
    expect((await site.ask<{ cancelGedcomImport: boolean }>(CANCEL, { id }, stranger)).data).toEqual({ cancelGedcomImport: false });
    expect((await site.ask(LATEST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await site.ask<{ cancelGedcomImport: boolean }>(CANCEL, { id }, member)).data).toEqual({ cancelGedcomImport: true });
    const { errors } = await site.ask(ISSUE, { ref: (await trees())[0]!.id, input: { format: 'GEDZIP', withoutLiving: true, withoutPrivate: true } }, { ...stranger, memberId: stranger.memberId + 1000 });
    expect(errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
  });

  it('is only for who may have trees', async () => {
    const without = { ...member, grants: [] };
    for (const [document, variables] of [[OPEN, { name: 'family.ged', size: 10 }], [START, { id: '1', name: 'Trees' }]] as const) expect((await site.ask(document, variables, without)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('goes on when a server stopped in the middle of it', async () => {
    const { id } = await upload(FILE);
    await until(id, 'CHECKED');
    await stop();
    await site.ask(START, { id, name: 'Resumed' }, member);
    // A server that died holds its lease for a while, and no longer.
    await site.db.rows("/* test.dead */ UPDATE gedcom_import SET leased_until = now() + interval '1 second' WHERE id = $1", [id]);
    stop = work();
    expect(await until(id, 'DONE')).toMatchObject({ treeName: 'Resumed' });
  });
});

describe('a file with more than our forms take', () => {
  it('comes in, is found by its name, and can be edited as long as nothing longer is added', async () => {
    // Nothing that could be packed: an index takes so many bytes of a name and no more.
    const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length).replaceAll('_', 'x');
    const [given, note] = [noise(5000), noise(120_000)];
    const children = Array.from({ length: 70 }, (_, at) => `0 @C${at}@ INDI\n1 NAME Child${at} /Long/\n1 FAMC @F1@\n`).join('');
    const ref = await importTree(`0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME ${given} /Long/\n1 NOTE ${note}\n1 FAMS @F1@\n${children}0 @F1@ FAM\n1 HUSB @I1@\n${Array.from({ length: 70 }, (_, at) => `1 CHIL @C${at}@\n`).join('')}0 TRLR\n`, 'Long');
    const [tree] = (await trees()).filter(({ name }) => name === 'Long');
    const stored = await site.db.rows<{ kind: string; id: number; version: number; body: { names: { given: string }[]; notes: string[] } }>("/* test.long */ SELECT kind, id, version, body FROM tree_document WHERE tree_id = $1 AND (id = 1 OR kind = 'family')", [tree!.id]);
    const save = async (kind: string, change: (body: (typeof stored)[number]['body']) => object) => {
      const { id, version, body } = stored.find((each) => each.kind === kind)!;
      const { data } = await site.ask<{ saveTreeDocument: { changeId: string | null; problems: { field: string; message: string }[] } }>(SAVE, { ref, kind: kind.toUpperCase(), id, version, base: body, document: change(body) }, member);
      return data!.saveTreeDocument;
    };
    expect(await save('person', (body) => ({ ...body, notes: [...body.notes, 'x'.repeat(100_001)] }))).toEqual({ changeId: null, problems: [{ field: 'notes.1', message: 'Note: use at most 100,000 characters.' }] });
    expect(await save('person', (body) => ({ ...body, sex: 'f', notes: [...body.notes, 'Short'] }))).toEqual({ changeId: expect.any(String) as string, problems: [] });
    expect(await save('family', (body) => ({ ...body, notes: ['Many'] }))).toEqual({ changeId: expect.any(String) as string, problems: [] });
  });
});

describe('an archive with media', () => {
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
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const plain = (background: string) => sharp({ create: { width: 400, height: 300, channels: 3, background } });

  async function anArchive(): Promise<Buffer> {
    const photo = await plain('#c04020').withExif({ IFD0: { Artist: 'Canary' } }).jpeg().toBuffer();
    const torn = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } }).jpeg().toBuffer();
    return zip([
      ['gedcom.ged', Buffer.from(SEVEN)], ['photos/Ada at sea.jpg', photo], ['photos/badge.png', await plain('#204080').png().toBuffer()], ['deeds/birth.pdf', PDF],
      ['photos/torn.jpg', torn.subarray(0, torn.length / 2)], ['notes.txt', Buffer.from('Dear diary')], ['extra.jpg', photo], ['photos/livia.jpg', await plain('#408020').jpeg().toBuffer()], ['__MACOSX/x', Buffer.from('x')],
    ]);
  }

  async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
    const file = path.join(dataDir, `${randomBytes(6).toString('hex')}.zip`);
    writeFileSync(file, bytes);
    const files = new Map<string, Buffer>();
    for (const entry of await readZip(file, 1024 ** 3)) files.set(entry.name, Buffer.concat(await (await entry.open()).toArray() as Buffer[]));
    return files;
  }

  async function packed(ref: string, without = false, as = member): Promise<Map<string, Buffer>> {
    const { data } = await site.ask<{ issueGedcomExport: string }>(ISSUE, { ref, input: { format: 'GEDZIP', withoutLiving: without, withoutPrivate: without } }, as);
    return unpacked((await site.app.inject({ url: data!.issueGedcomExport })).rawPayload);
  }

  it('says what is left behind, keeps the others with the tree, and gives them back with the same records', async () => {
    const { id } = await upload(await anArchive(), 'family.gdz');
    const account = {
      mediaFiles: 7, mediaKept: 4, leftBehindTotal: 5,
      leftBehind: [
        { name: '../../etc/passwd', line: 25, text: 'Its path leads out of the archive.' },
        { name: 'photos/torn.jpg', line: 28, text: 'This file is damaged or cut off. Try another copy of it.' },
        { name: 'notes.txt', line: 31, text: expect.stringContaining('Files of this type are not taken') as string },
        { name: 'photos/lost.jpg', line: 34, text: 'The archive holds no such file.' },
        { name: 'extra.jpg', line: null, text: 'Nothing in the family tree names this file.' },
      ],
    };
    expect((await until(id, 'CHECKED')).check).toMatchObject(account);
    await site.ask(START, { id, name: 'With media' }, member);
    const done = await until(id, 'DONE');
    expect(done.check).toMatchObject(account);
    const ref = done.rootsfinderId!;
    const files = await packed(ref);
    expect([...files.keys()]).toEqual(['gedcom.ged', 'photos/Ada at sea.jpg', 'photos/badge.png', 'deeds/birth.pdf', 'photos/livia.jpg']);
    expect(recordsOf(files.get('gedcom.ged')!.toString())).toBe(recordsOf(SEVEN));
    expect(files.get('deeds/birth.pdf')).toEqual(PDF);
    for (const [name, format] of [['photos/Ada at sea.jpg', 'jpeg'], ['photos/badge.png', 'png']] as const) expect(await sharp(files.get(name)).metadata()).toMatchObject({ format, width: 400, height: 300 });
    expect(files.get('photos/Ada at sea.jpg')!.includes('Canary')).toBe(false);
    const losses = async (format: string) => (await site.ask<{ gedcomExportPreview: { mediaFiles: number; losses: object[] } }>(PREVIEW, { ref, input: { format, withoutLiving: false, withoutPrivate: false } }, member)).data!.gedcomExportPreview;
    expect(await losses('GEDZIP')).toMatchObject({ mediaFiles: 4, losses: [] });
    expect(await losses('GEDCOM_7_0')).toMatchObject({ mediaFiles: 0, losses: [{ text: expect.stringContaining('choose GEDZIP') as string, count: 4 }] });
    // And once more, from what was written here.
    const again = await packed(await importTree(repacked(files), 'Again', 'again.gdz'));
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect(recordsOf(again.get('gedcom.ged')!.toString())).toBe(recordsOf(SEVEN));
  });

  it('leaves the pictures of living people out where they are left out', async () => {
    const ref = await importTree(await anArchive(), 'Living left out', 'family.gdz');
    const files = await packed(ref, true);
    expect([...files.keys()]).toEqual(['gedcom.ged', 'photos/Ada at sea.jpg', 'photos/badge.png', 'deeds/birth.pdf']);
    expect(files.get('gedcom.ged')!.toString()).not.toContain('livia');
  });

  it('leaves nothing when the import is called off, and goes with its tree', async () => {
    const ref = await importTree(await anArchive(), 'Goes', 'family.gdz');
    const held = async () => (await site.db.one<{ count: number }>('/* test.held */ SELECT ((SELECT count(*) FROM tree_picture) + (SELECT count(*) FROM tree_file))::int AS count'))!.count;
    const before = await held();
    await site.db.rows('/* test.gone */ DELETE FROM tree WHERE id = $1', [/fmp-(\d+)-/.exec(ref)![1]]);
    expect(await held()).toBe(before - 4);
    const source = await openGedcomSource(written(await anArchive()), 1024 ** 2);
    await expect(fillFromGedcom(site.db, source, { ownerId: member.memberId, treeName: 'Off', fileName: 'x', atRecord: (count) => {
      // The third file of the archive: two are kept already.
      if (count > 13 * 3 + 2) throw new Error('called off');
    } })).rejects.toThrow('called off');
    expect(await held()).toBe(before - 4);
  });

  function written(bytes: Buffer): string {
    const file = path.join(dataDir, `${randomBytes(6).toString('hex')}.gdz`);
    writeFileSync(file, bytes);
    return file;
  }
  const repacked = (files: ReadonlyMap<string, Buffer>) => zip([...files]);
});

describe('what is no family tree', () => {
  it('GED-002 a .txt is refused with a message, and no tree is made', async () => {
    const before = await trees();
    const { data } = await site.ask<{ openGedcomUpload: { uploadPath: null; problems: { message: string }[] } }>(OPEN, { name: 'notes.txt', size: 10 }, member);
    expect(data!.openGedcomUpload).toMatchObject({ import: null, uploadPath: null, problems: [{ message: expect.stringMatching(/^This is not a GEDCOM file\./) as string }] });
    expect(await trees()).toEqual(before);
  });

  it.each<[string, Buffer | string, string]>([
    ['text that only calls itself GEDCOM', 'Dear diary,\n', 'This is not a GEDCOM file: its first line is not “0 HEAD”.'],
    ['a file without people', '0 HEAD\n1 GEDC\n2 VERS 7.0\n0 TRLR\n', 'There are no people in this file.'],
    ['an archive without GEDCOM', zip([['photo.jpg', Buffer.from('x')]]), 'There is no GEDCOM file in this archive.'],
    ['an archive that leads out of itself', zip([['../../gedcom.ged', Buffer.from(FILE)]]), 'This archive cannot be opened: it holds a file whose name leads out of it.'],
    ['an archive that grows without end', zip([['gedcom.ged', Buffer.alloc(64 * 1024 ** 2)]]), 'This archive cannot be opened: it would unpack to very much more than it is.'],
    ['an archive that lies about its size', zip([['gedcom.ged', Buffer.from(FILE.repeat(50))]], 100), 'This archive cannot be opened: it holds more than it says.'],
    ['a packed file that grows without end', gzipSync(Buffer.alloc(64 * 1024 ** 2)), 'This file is larger than 1 MB once it is unpacked.'],
    ['a packed file that is damaged', Buffer.concat([gzipSync(FILE).subarray(0, 60), Buffer.alloc(40, 1)]), 'This file is packed and damaged: it cannot be unpacked.'],
  ])('is told so: %s', async (_case, bytes, problem) => {
    const { id } = await upload(bytes);
    expect(await until(id, 'FAILED', 'CHECKED')).toMatchObject({ stage: 'FAILED', problem });
  });

  it('is told so when it is larger than it said, and its ticket lets nothing in twice', async () => {
    const { data } = await site.ask<{ openGedcomUpload: { import: { id: string }; uploadPath: string } }>(OPEN, { name: 'big.ged', size: 10 }, member);
    const url = data!.openGedcomUpload.uploadPath;
    const send = (payload: Buffer) => site.app.inject({ method: 'PUT', url, headers: { 'content-type': 'application/octet-stream' }, payload });
    expect((await send(Buffer.alloc(1024 ** 2 + 1, 65))).statusCode).toBe(413);
    expect((await send(Buffer.from(FILE))).statusCode).toBe(404);
    expect(readdirSync(path.join(dataDir, 'gedcom'))).not.toContain(`${data!.openGedcomUpload.import.id}.upload`);
  });

  it('opens from an archive and packed, too', async () => {
    const { id } = await upload(zip([['photos/one.jpg', Buffer.from('x')], ['gedcom.ged', Buffer.from(FILE)]]), 'family.gdz');
    expect((await until(id, 'CHECKED')).check).toMatchObject({ persons: 4, mediaFiles: 1 });
    await site.ask(CANCEL, { id }, member);
    expect(await importTree(gzipSync(FILE), 'Packed', 'family.ged.gz')).toMatch(/^fmp-\d+-1$/);
  });
});

/** An archive with files in it. @param claimed - what it says that each unpacks to; left out: the truth. */
function zip(files: [name: string, content: Buffer][], claimed?: number): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    const head = (signature: number, extra: number) => {
      const bytes = Buffer.alloc((extra > 0 ? 46 : 30) + Buffer.byteLength(name));
      const shift = extra > 0 ? 2 : 0;
      bytes.writeUInt32LE(signature, 0);
      bytes.writeUInt16LE(8, 8 + shift);
      bytes.writeUInt32LE(packed.length, 18 + shift);
      bytes.writeUInt32LE(claimed ?? content.length, 22 + shift);
      bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
      bytes.write(name, extra > 0 ? 46 : 30);
      if (extra > 0) bytes.writeUInt32LE(at, 42);
      return bytes;
    };
    const local = Buffer.concat([head(0x04034b50, 0), packed]);
    list.push(head(0x02014b50, 16));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
