import { setTimeout as delay } from 'node:timers/promises';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { readPdf } from '#test/support/readPdf.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { questionReportJob } from './questionReportJob.ts';

const CREATE =
  'mutation Create($title: String!, $known: String!) { createResearchQuestion(input: { title: $title, subject: "Jane Pinch", personAddress: "", known: $known }) { id } }';
const EVIDENCE = `mutation Add($id: ID!, $address: String!) { addResearchEvidence(questionId: $id, row: { about: "Jane Pinch", fact: BIRTH, value: "", date: "1847", place: "Roche", information: PRIMARY, directness: DIRECT, weight: STRONG, citation: "Certificate", address: $address, note: "Faded.\\nBut legible." }) { id } }`;
const MAKE =
  'mutation Make($id: ID!) { makeResearchReportFile(questionId: $id) { file { id stage } problems { message } } }';
const FILES =
  'query Files($id: ID!) { researchReportFiles(questionId: $id) { id stage problem pages bytes progress } }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelResearchReportFile(id: $id) }';
const ISSUE = 'mutation Issue($id: ID!) { issueResearchReportFile(id: $id) }';
const REMOVE = 'mutation Remove($id: ID!) { removeResearchQuestion(id: $id) }';

interface File {
  id: string;
  stage: string;
  problem: string | null;
  pages: number;
  bytes: number;
}
type Reader = { memberId: number; grants: readonly string[] };

let db: Awaited<ReturnType<typeof testDatabase>>;
let site: TestApp;
let una: Reader;
let other: Reader;
let record: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  db = await testDatabase();
  await publishRecords(db, aRecordSet(), [aRecord('1', { FirstName: 'Jane', LastName: 'PINCH' })]);
  record = (await db.one<{ id: string }>('/* test.record */ SELECT id FROM record_live'))!.id;
  site = await startTestApp({ db });
  const make = async (email: string) => ({
    memberId: (await createMember(db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id,
    grants: defaultGrants('member'),
  });
  una = await make('una@example.com');
  other = await make('other@example.com');
}, 120_000);
afterAll(() => site?.close());
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await site.db.rows('/* test.clear */ DELETE FROM research_question');
  await site.db.rows('/* test.limits */ DELETE FROM rate_limit');
});

const start = () =>
  stops.push(
    questionReportJob.start(
      {
        db: site.db,
        connection: db.connection,
        settings: { databaseUrl: null, gedcomMemoryMegabytes: 256 },
        log: silentLog,
      },
      { siteName: 'muniment.example' },
      { lookMs: 25 },
    ),
  );
async function ask<Data>(text: string, variables: object, as: Reader = una): Promise<Data> {
  const { data, errors } = await site.ask<Record<string, Data>>(text, variables, as);
  if (!data || errors) throw new Error(`${String(errors?.[0]?.extensions.code)} ${String(errors?.[0]?.message)}`);
  return Object.values(data)[0]!;
}
const question = async (title = 'Who was Jane?', known = 'Born about 1847.') =>
  (await ask<{ id: string }>(CREATE, { title, known })).id;
const make = async (id: string, as?: Reader) =>
  await ask<{ file: File | null; problems: { message: string }[] }>(MAKE, { id }, as);
async function until(id: string): Promise<File> {
  for (;;) {
    const [file] = await ask<File[]>(FILES, { id });
    if (file && file.stage !== 'WAITING') return file;
    await delay(25);
  }
}
const get = async (url: string) => site.app.inject({ url, headers: { host: 'localhost:3000' } });

describe('a research question as a file', () => {
  it('says what its page says, tagged, with bookmarks, and is downloaded once by an address', async () => {
    start();
    const id = await question();
    await ask(EVIDENCE, { id, address: `/transcript?${new URLSearchParams({ id: record }).toString()}` });
    expect((await make(id)).file).toMatchObject({ stage: 'WAITING' });
    const file = await until(id);
    expect(file).toMatchObject({ stage: 'DONE', problem: null, pages: 1 });
    const address = await ask<string>(ISSUE, { id: file.id });
    const answer = await get(address);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
      answer.headers['cache-control'],
      answer.rawPayload.length,
    ]).toEqual([200, 'application/pdf', 'attachment; filename="Who-was-Jane.pdf"', 'no-store', file.bytes]);
    const pdf = readPdf(answer.rawPayload);
    expect([pdf.title, pdf.language, pdf.isTagged, pdf.bookmarks]).toEqual([
      'Who was Jane?',
      'en-GB',
      true,
      ['What was known', 'Conclusion', 'Evidence', 'Sources planned', 'What was searched'],
    ]);
    const text = pdf.pages.map(({ letters }) => letters).join('');
    for (const part of [
      'Whowas Jane?',
      'About:Jane Pinch',
      'Born about 1847.',
      'No conclusion yet.',
      '1.JanePinch. Birth:1847, Roche',
      'Jane PINCH',
      'Certificate',
      'Information: primary.',
      'Faded.',
      'But legible.',
    ])
      expect(text).toContain(part.replaceAll(' ', ''));
    expect((await get(address)).statusCode).toBe(404);
    expect((await get('/api/research-reports/guess')).statusCode).toBe(404);
  }, 60_000);

  it('is its maker’s alone', async () => {
    start();
    const id = await question();
    await make(id);
    const { id: file } = await until(id);
    expect([
      await ask(FILES, { id }, other),
      (await make(id, other)).file,
      await ask(CANCEL, { id: file }, other),
    ]).toEqual([[], null, false]);
    await expect(ask(ISSUE, { id: file }, other)).rejects.toThrow('NOT_FOUND');
    for (const none of ['q-aaaaaaaaaaaaaaaaaaaa', '', "' OR 1=1"]) expect((await make(none)).file).toBeNull();
    await expect(ask(MAKE, { id }, { ...una, grants: [] })).rejects.toThrow('FORBIDDEN');
    expect(await ask(CANCEL, { id: file })).toBe(true);
    expect(await ask(FILES, { id })).toEqual([]);
  }, 60_000);

  it('is withdrawn when a page that it names is closed, and gone with its question', async () => {
    start();
    const id = await question();
    await ask(EVIDENCE, { id, address: `/transcript?${new URLSearchParams({ id: record }).toString()}` });
    await make(id);
    const { id: file } = await until(id);
    await site.db.rows('/* test.closing */ UPDATE record SET is_closed = true');
    await expect(ask(ISSUE, { id: file })).rejects.toThrow('A page that this PDF names has been closed since');
    expect(await ask(FILES, { id })).toEqual([]);
    await make(id);
    const { id: later } = await until(id);
    expect(
      readPdf((await get(await ask<string>(ISSUE, { id: later }))).rawPayload)
        .pages.map(({ letters }) => letters)
        .join(''),
    ).toContain('Apageofthissitethatyoucannolongeropen');
    await site.db.rows('/* test.opening */ UPDATE record SET is_closed = false');
    await ask(REMOVE, { id });
    expect(await ask(FILES, { id })).toEqual([]);
  }, 60_000);

  it('waits in turn: three at most, and one that is called off is not written', async () => {
    const id = await question();
    for (let at = 0; at < 3; at += 1) expect((await make(id)).file).not.toBeNull();
    expect((await make(id)).problems).toMatchObject([{ message: expect.stringContaining('Three of your PDFs') }]);
    for (const { id: file } of await ask<File[]>(FILES, { id })) expect(await ask(CANCEL, { id: file })).toBe(true);
    start();
    await delay(100);
    expect(await site.db.rows('/* test.left */ SELECT 1 FROM research_report')).toEqual([]);
  }, 60_000);

  it('is long where the question is, with words of any script', async () => {
    start();
    const id = await question('A'.repeat(150), `דבורה Αλέξανδρος ${'Long words of what is known. '.repeat(300)}`);
    await make(id);
    expect(await until(id)).toMatchObject({ stage: 'DONE', pages: expect.any(Number) });
    expect((await until(id)).pages).toBeGreaterThan(1);
  }, 60_000);
});
