import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import sharp from 'sharp';
import { ZipFile } from 'yazl';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { FILE_PROBLEM_TEXTS, MOST_FILE_BYTES } from '#domain/research/folders/folderFiles.ts';
import { MOST_RESEARCH_BYTES } from '#domain/research/questions/researchSpace.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { sweepExpired } from '#server/engines/identity/sweepExpired.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const ITEMS = 'id items { id kind address name detail note addedBy isWithheld }';
const CREATE = 'mutation Create { createResearchFolder(name: "The Pinches") { id } }';
const READ = `query Folder($id: ID!) { researchFolder(id: $id) { ${ITEMS} } }`;
const OPEN =
  'mutation Open($folderId: ID!, $fileName: String!) { openResearchUpload(folderId: $folderId, fileName: $fileName) }';
const DROP = 'mutation Drop($id: ID!) { removeResearchItem(id: $id) }';
const BACK = `mutation Back($id: ID!) { restoreResearchItem(id: $id) { ${ITEMS} } }`;
const NOTE = 'mutation Note($id: ID!, $note: String!) { changeResearchItem(id: $id, note: $note) { id name note } }';
const INVITE =
  'mutation Invite($folderId: ID!, $role: CollectionRole!) { inviteToResearchFolder(folderId: $folderId, role: $role) { address } }';
const JOIN = 'mutation Join($token: String!) { acceptResearchFolderInvitation(token: $token) { id } }';
const LEAVE =
  'mutation Leave($folderId: ID!, $memberId: ID!) { removeResearchFolderMember(folderId: $folderId, memberId: $memberId) }';
const QUESTION =
  'mutation Ask { createResearchQuestion(input: { title: "Who was Jane?", subject: "", personAddress: "", known: "" }) { folderId } }';
const REMOVE = 'mutation Remove($id: ID!) { removeResearchFolder(id: $id) }';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj\n%%EOF');
const TEXT = Buffer.from('Burials at Roche, copied on paper.\n\t1871 William Pinch, 24 — “of Tregarrick”\n');

interface Item {
  id: string;
  kind: string;
  address: string;
  name: string;
  detail: string;
  note: string;
}
interface Reader {
  memberId: number;
  grants: readonly string[];
}
let site: TestApp;
let una: Reader;
let jane: Reader;
let count = 0;

beforeAll(async () => {
  const db = await testDatabase();
  site = await startTestApp({ db });
  una = await aMember();
  jane = await aMember();
}, 120_000);
afterAll(() => site?.close());
afterEach(() => site.db.rows('/* test.clear */ DELETE FROM research_folder'));

async function aMember(): Promise<Reader> {
  const member = await createMember(site.db, {
    email: `files${(count += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return { memberId: member!.id, grants: defaultGrants('member') };
}
async function ask<Data>(text: string, variables: object = {}, as: Reader = una): Promise<Data> {
  const { data, errors } = await site.ask<Record<string, Data>>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0]!;
}
const create = async () => (await ask<{ id: string }>(CREATE)).id;
const read = async (id: string, as = una) => (await ask<{ items: Item[] } | null>(READ, { id }, as))?.items ?? null;
const put = (url: string | null, payload: Buffer) =>
  site.app.inject({
    method: 'PUT',
    url: url ?? '/api/research-files/upload/none',
    headers: { host: 'localhost:3000', 'content-type': 'application/octet-stream' },
    payload,
  });
const get = (url: string, as: Partial<Reader>) =>
  site.app.inject({ url, headers: { host: 'localhost:3000', ...site.headersOf(as) } });
const open = (folderId: string, fileName: string, as = una) => ask<string | null>(OPEN, { folderId, fileName }, as);
async function send(folderId: string, fileName: string, payload: Buffer, as = una): Promise<string | null> {
  return (await put(await open(folderId, fileName, as), payload)).json<{ problem: string | null }>().problem;
}
async function share(folderId: string, role: string, as: Reader) {
  const { address } = await ask<{ address: string }>(INVITE, { folderId, role });
  await ask(JOIN, { token: address.split('/').at(-1) }, as);
}
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();
async function zip(): Promise<Buffer> {
  const file = new ZipFile();
  file.addBuffer(Buffer.from('<script>alert(1)</script>'), 'index.html');
  file.end();
  return buffer(file.outputStream as Readable);
}

describe('files of research folders', () => {
  it('are kept as entries of their folder, by what they are', async () => {
    const id = await create();
    const camera = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c04020' } })
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .jpeg()
      .toBuffer();
    expect(await send(id, 'Burials.txt', TEXT)).toBeNull();
    expect(await send(id, 'C:\\scans\\will of John.PDF', PDF)).toBeNull();
    expect(await send(id, 'page.jpeg', camera)).toBeNull();
    const items = (await read(id))!;
    expect(items.map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
      ['FILE', 'Burials.txt', 'Text, 1 kB'],
      ['FILE', 'will of John.pdf', 'PDF, 1 kB'],
      ['FILE', 'page.webp', 'Image, 1 kB'],
    ]);
    const kept = await get(items[2]!.address, una);
    const { format, width, exif } = await sharp(kept.rawPayload).metadata();
    expect([format, width, exif]).toEqual(['webp', 40, undefined]);
    expect(await ask(NOTE, { id: items[0]!.id, note: 'From the vestry' })).toMatchObject({
      name: 'Burials.txt',
      note: 'From the vestry',
    });
  });

  it('are only ever saved: a PDF with a script is answered as a file, inert', async () => {
    const id = await create();
    await send(id, 'will “of” John\r\nX: y.pdf', PDF);
    const [item] = (await read(id))!;
    const answer = await get(item!.address, una);
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="will _of_ John X_ y.pdf"; filename*=UTF-8\'\'will%20%E2%80%9Cof%E2%80%9D%20John%20X%3A%20y.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    await send(id, 'a.txt', TEXT);
    expect((await get((await read(id))![1]!.address, una)).headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment/u),
    });
  });

  it('are judged by their bytes, whatever their names say', async () => {
    const id = await create();
    const refused = async (name: string, bytes: Buffer) => [name, await send(id, name, bytes)];
    const { UNSUPPORTED_TYPE, DAMAGED, EMPTY, TOO_LARGE, TOO_MANY_PIXELS } = FILE_PROBLEM_TEXTS;
    expect(await refused('zip.png', await zip())).toEqual(['zip.png', UNSUPPORTED_TYPE]);
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '\ufeff\n <!doctype html><script>alert(1)</script>',
      '<?xml version="1.0"?><a/>',
    ])
      expect(await refused('drawing.txt', Buffer.from(text))).toEqual(['drawing.txt', UNSUPPORTED_TYPE]);
    expect(await refused('latin.txt', Buffer.from([0x52, 0xf4, 0x6c, 0x65]))).toEqual(['latin.txt', UNSUPPORTED_TYPE]);
    expect(await refused('program.txt', Buffer.from('MZ\u0000\u0001'))).toEqual(['program.txt', UNSUPPORTED_TYPE]);
    expect(await refused('cut.png', (await png(300)).subarray(0, 400))).toEqual(['cut.png', DAMAGED]);
    expect(
      await refused(
        'wide.png',
        await sharp({ create: { width: 10_001, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    ).toEqual(['wide.png', TOO_MANY_PIXELS]);
    expect(await refused('nothing.pdf', Buffer.alloc(0))).toEqual(['nothing.pdf', EMPTY]);
    expect(await refused('large.pdf', Buffer.concat([PDF, Buffer.alloc(11_000_000)]))).toEqual([
      'large.pdf',
      TOO_LARGE,
    ]);
    expect(await refused('most.pdf', Buffer.concat([PDF, Buffer.alloc(MOST_FILE_BYTES - PDF.length)]))).toEqual([
      'most.pdf',
      null,
    ]);
    for (const [name, bytes] of [
      ['..', TEXT],
      ['\u0000\u202e', Buffer.from('b')],
      [`${'x'.repeat(149)}😀.txt`, Buffer.from('c')],
    ] as const)
      expect(await send(id, name, bytes)).toBeNull();
    const names = (await read(id))!.map(({ name }) => name);
    expect(names).toEqual(['most.pdf', 'File.txt', 'File.txt', `${'x'.repeat(149)}.txt`]);
    for (const { address } of (await read(id))!) expect((await get(address, una)).statusCode).toBe(200);
  });

  it('are in a folder once, and a ticket lets in one', async () => {
    const id = await create();
    await send(id, 'a.txt', TEXT);
    expect(await send(id, 'b.txt', TEXT)).toBeNull();
    expect((await read(id))!.map(({ name }) => name)).toEqual(['a.txt']);
    const address = await open(id, 'c.pdf');
    expect((await put(address, PDF)).statusCode).toBe(200);
    expect((await put(address, TEXT)).statusCode).toBe(404);
    expect(await site.db.rows('/* test.left */ SELECT 1 FROM research_upload_ticket')).toEqual([]);
  });

  it('are the folder’s: its readers have them, other members and visitors find nothing', async () => {
    const id = await create();
    await send(id, 'a.txt', TEXT);
    const address = (await read(id))![0]!.address;
    const codes = () =>
      Promise.all(
        [una, jane, { grants: defaultGrants('visitor') }].map(async (as) => (await get(address, as)).statusCode),
      );
    expect(await codes()).toEqual([200, 404, 404]);
    expect((await get(address, { ...una, grants: [] })).statusCode).toBe(404);
    expect(await open(id, 'b.txt', jane)).toBeNull();
    for (const none of ['f-aaaaaaaaaaaaaaaaaaaa', '', "' OR 1=1"]) expect(await open(none, 'b.txt')).toBeNull();
    for (const none of ['0', '-1', '999999999', 'x', '1e3', '%00'])
      expect((await get(`/api/research-files/${none}`, una)).statusCode).toBe(404);
    await share(id, 'READER', jane);
    expect([await codes(), await open(id, 'b.txt', jane)]).toEqual([[200, 200, 404], null]);
    expect((await read(id, jane))![0]).toMatchObject({ name: 'a.txt', addedBy: 'Una Testwell', isWithheld: false });
    await share(id, 'EDITOR', jane);
    expect(await send(id, 'hers.txt', Buffer.from('hers'), jane)).toBeNull();
    const later = await open(id, 'late.txt', jane);
    expect(await ask(LEAVE, { folderId: id, memberId: String(jane.memberId) }, jane)).toBe(true);
    expect((await put(later, PDF)).json()).toEqual({ problem: FILE_PROBLEM_TEXTS.GONE });
    expect((await read(id))!.map(({ name }) => name)).toEqual(['a.txt']);
    expect(await codes()).toEqual([200, 404, 404]);
  });

  it('come back with their entry for 30 days, and are gone afterwards', async () => {
    const id = await create();
    await send(id, 'a.txt', TEXT);
    const [{ id: item, address }] = (await read(id))! as [Item];
    expect(await ask(DROP, { id: item })).toBe(true);
    expect((await get(address, una)).statusCode).toBe(404);
    expect((await ask<{ items: Item[] }>(BACK, { id: item })).items.map(({ name }) => name)).toEqual(['a.txt']);
    expect((await get(address, una)).rawPayload.equals(TEXT)).toBe(true);
    await ask(REMOVE, { id });
    expect((await get(address, una)).statusCode).toBe(404);
    await site.db.rows("/* test.later */ UPDATE research_folder SET removed_at = now() - interval '31 days'");
    await sweepExpired(site.db);
    expect(await site.db.rows('/* test.files */ SELECT 1 FROM research_file')).toEqual([]);
  });

  it('count for the space of their member’s research, also where two arrive at once', async () => {
    const id = await create();
    await site.db.rows(
      "/* test.fill */ WITH made AS (INSERT INTO research_item (folder_id, kind, ref, note, position, added_by) SELECT $1, 'FILE', n::text, '', n, $2 FROM generate_series(1, 9) AS n RETURNING id) INSERT INTO research_file (item_id, name, media_type, bytes, content) SELECT id, 'full.pdf', 'application/pdf', 10000000, '' FROM made",
      [id, una.memberId],
    );
    expect(MOST_RESEARCH_BYTES).toBe(100_000_000);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => send(id, `${n}.pdf`, Buffer.concat([PDF, Buffer.alloc(6_000_000, n)]))),
    );
    expect(answers.filter((problem) => problem === null)).toHaveLength(1);
    expect(answers.filter((problem) => problem === FILE_PROBLEM_TEXTS.SPACE_IS_USED)).toHaveLength(2);
  });

  it('are erased with the account of who added them', async () => {
    const id = await create();
    const leaving = await aMember();
    await share(id, 'EDITOR', leaving);
    await send(id, 'theirs.txt', TEXT, leaving);
    await site.db.transaction((tx) => eraseMember(tx, leaving.memberId));
    expect(await read(id)).toEqual([]);
    expect(await site.db.rows('/* test.files */ SELECT 1 FROM research_file')).toEqual([]);
  });

  it('belong to questions as well', async () => {
    const { folderId } = await ask<{ folderId: string }>(QUESTION);
    expect(await send(folderId, 'a.txt', TEXT)).toBeNull();
    expect((await read(folderId))!.map(({ kind, name }) => [kind, name])).toEqual([['FILE', 'a.txt']]);
  });
});
