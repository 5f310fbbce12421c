import { newPageId } from '#server/engines/images/keepMaster.ts';
import type { DeskNewspaper, DeskNewspaperYear } from '#server/modules/kernel/graphql/types.generated.ts';
import { altoPage, metsFile } from '#test/support/newspaperFiles.ts';
import { putIssue } from '#test/support/server/putNewspaper.ts';
import { type NewspaperDesk, startNewspaperDesk } from '#test/support/server/startNewspaperDesk.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const LINES = ['THE SHIP ARRIVED', 'at the quay of Wexcombe on Monday'];

let desk: NewspaperDesk;
beforeAll(async () => {
  desk = await startNewspaperDesk(['iiif.example']);
  desk.work();
});
afterAll(() => desk.close());

/** An archive with a folder for each day, of one page without a METS file. */
const papers = (days: readonly string[], lines: readonly string[] = LINES): Buffer =>
  zipOf(
    days.map((day): [string, Buffer] => [`papers/${day}/0001.xml`, Buffer.from(altoPage([`HERALD ${day}`, ...lines]))]),
  );
const mets = (number: string): Buffer =>
  zipOf([
    ['0009999/17/mets.xml', Buffer.from(metsFile({ number }))],
    ['0009999/17/0001.xml', Buffer.from(altoPage(LINES))],
    ['__MACOSX/0009999/._17', Buffer.from('x')],
  ]);
const one = (slug: string) => desk.ask<DeskNewspaper>('newspaper', { slug });
const forReaders = async (slug: string) =>
  (
    await desk.site.ask<{ newspaperHoldings: { title: { issueCount: number } } | null }>(
      `query Held { newspaperHoldings(slug: "${slug}") { title { issueCount } } }`,
      {},
      { memberId: null },
    )
  ).data?.newspaperHoldings;

it('issues come from a ZIP to readers once a person has seen what is in it', async () => {
  const herald = await desk.make('The Wexcombe Herald');
  expect(herald).toMatchObject({ id: 'n-the-wexcombe-herald', slug: 'the-wexcombe-herald', issueCount: 0, files: [] });
  const days = ['1824-02-03', '1824-02-10', '1824-02-24', '1824-03-02'];
  const checked = await desk.bring(herald, 'herald.zip', papers(days));
  expect(checked).toMatchObject({ state: 'CHECKED', issueCount: 4, refusedCount: 0, broughtBy: 'Anna Lee' });
  const report = await desk.report(checked);
  expect(report.issues.map(({ date, state, pages }) => [date, state, pages])).toEqual(
    days.map((day) => [day, 'NEW', 1]),
  );
  expect(report.gaps).toEqual(['1824-02-17']);
  expect(await forReaders(herald.slug)).toBeNull();
  expect(await desk.take(herald, checked)).toMatchObject({ state: 'TAKEN', issueCount: 4 });
  expect(await one(herald.slug)).toMatchObject({ issueCount: 4, firstIssue: '1824-02-03', lastIssue: '1824-03-02' });
  expect(await forReaders(herald.slug)).toEqual({ title: { issueCount: 4 } });
  await expect(desk.ask('take', { id: checked.id, acceptsFewer: false })).rejects.toThrow(
    'This file was taken or given up already.',
  );
  const again = await desk.bring(herald, 'herald.zip', papers(days));
  expect((await desk.report(again)).issues.map(({ state }) => state)).toEqual(days.map(() => 'HELD'));
  expect(await desk.ask('drop', { id: again.id })).toMatchObject({ files: [{ id: checked.id }] });
});

it('the calendar says which days have an issue, and why others have none', async () => {
  const post = await desk.make('Calendar Post');
  await desk.take(post, await desk.bring(post, 'p.zip', papers(['1824-02-03', '1824-02-10', '1824-02-24'])));
  const year = () => desk.ask<DeskNewspaperYear>('year', { id: post.id, year: 1824 });
  expect(await year()).toEqual({
    year: 1824,
    closed: [],
    held: ['1824-02-03', '1824-02-10', '1824-02-24'],
    gaps: [{ date: '1824-02-17', reason: 'UNKNOWN' }],
  });
  const explain = (from: string, to: string, reason: string) => desk.ask('explain', { id: post.id, from, to, reason });
  await explain('1824-02-17', '1824-02-17', 'DAMAGED');
  expect((await year()).gaps).toEqual([{ date: '1824-02-17', reason: 'DAMAGED' }]);
  await explain('1824-02-17', '1824-02-17', 'NOT_PUBLISHED');
  expect((await year()).gaps).toEqual([{ date: '1824-02-17', reason: 'NOT_PUBLISHED' }]);
  await explain('1824-02-17', '1824-02-17', 'UNKNOWN');
  expect((await year()).gaps).toEqual([{ date: '1824-02-17', reason: 'UNKNOWN' }]);
  await expect(explain('1824-02-30', '1824-03-01', 'DAMAGED')).rejects.toThrow('Write a day as');
  await expect(explain('1824-03-02', '1824-03-01', 'DAMAGED')).rejects.toThrow('later than the last');
});

it('what is wrong with one issue is said, and the others are taken', async () => {
  const mercury = await desk.make('Mercury');
  const file = await desk.bring(
    mercury,
    'mercury.zip',
    zipOf([
      ['m/1824-02-03/0001.xml', Buffer.from(altoPage(LINES))],
      ['m/1824-02-10/0001.xml', Buffer.from('<alto><Layout>')],
      ['m/readme.txt', Buffer.from('Scanned in 2019.')],
    ]),
  );
  expect(file).toMatchObject({ state: 'CHECKED', issueCount: 1, refusedCount: 1 });
  const { issues, passedOver } = await desk.report(file);
  expect(issues).toMatchObject([
    { date: '1824-02-03', state: 'NEW', faults: [{ reason: 'page without an image: there is none beside it' }] },
    {
      date: '1824-02-10',
      state: 'REFUSED',
      faults: expect.arrayContaining([
        { file: expect.any(String), line: expect.any(Number), reason: expect.any(String) },
      ]) as unknown,
    },
  ]);
  expect(passedOver).toEqual(['m/readme.txt']);
  expect(await desk.take(mercury, file)).toMatchObject({ state: 'TAKEN', issueCount: 1, refusedCount: 1 });
  expect(await one(mercury.slug)).toMatchObject({ issueCount: 1, firstIssue: '1824-02-03' });
});

it('a name that is cut in the middle of a sign is listed all the same', async () => {
  const paper = await desk.make('Cut names');
  const href = `/${'x'.repeat(198)}😀`;
  const file = await desk.bring(
    paper,
    'cut.zip',
    zipOf([
      ['m/1824-02-17/mets.xml', Buffer.from(metsFile({ number: '', texts: [href] }))],
      ['m/1824-02-24/0001.xml', Buffer.from(altoPage(LINES))],
    ]),
  );
  expect(file).toMatchObject({ state: 'CHECKED', issueCount: 1, refusedCount: 1 });
  expect((await desk.report(file)).issues.flatMap(({ faults }) => faults.map(({ reason }) => reason))).toContainEqual(
    expect.stringMatching(/outside the folder: "\/x+ "/u),
  );
  expect(await desk.take(paper, file)).toMatchObject({ state: 'TAKEN', issueCount: 1, refusedCount: 1 });
});

it('an issue gets fewer words only where a person says so', async () => {
  const gazette = await desk.make('Gazette');
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at} of many words`);
  await desk.take(gazette, await desk.bring(gazette, 'long.zip', papers(['1824-02-03'], lines)));
  const file = await desk.bring(gazette, 'short.zip', papers(['1824-02-03'], lines.slice(0, 3)));
  const [refused] = (await desk.report(file)).issues;
  expect(refused).toMatchObject({ state: 'REFUSED' });
  expect(refused?.faults.at(-1)?.reason).toContain('choose to take issues with fewer pages or words, too');
  await expect(desk.ask('take', { id: file.id, acceptsFewer: false })).rejects.toThrow('No issue of this file');
  expect(await desk.take(gazette, file, true)).toMatchObject({ state: 'TAKEN', issueCount: 1, refusedCount: 0 });
});

it('files that have another number than the newspaper are refused', async () => {
  const journal = await desk.make('The Test Journal', '0009999');
  expect(journal.id).toBe('BL/0009999');
  expect(await desk.bring(journal, 'right.zip', mets('0009999'))).toMatchObject({ state: 'CHECKED', issueCount: 1 });
  const other = await desk.make('Another Journal');
  const file = await desk.bring(other, 'wrong.zip', mets('0009999'));
  expect(file).toMatchObject({ state: 'CHECKED', issueCount: 0, refusedCount: 1 });
  expect((await desk.report(file)).issues[0]?.faults.at(-1)?.reason).toMatch(/is of the newspaper BL\/0009999/u);
});

it('a newspaper keeps its issues and its address under another name', async () => {
  const paper = await desk.make('Old Name');
  await desk.take(paper, await desk.bring(paper, 'a.zip', papers(['1824-02-03'])));
  const to = { name: 'New Name', placeName: 'Truro', county: 'Cornwall', access: ['free'] };
  const { revision: was } = await one('old-name');
  expect(await desk.ask('change', { id: paper.id, was, to })).toMatchObject({
    id: 'n-old-name',
    slug: 'old-name',
    ...to,
    issueCount: 1,
  });
  await desk.take(paper, await desk.bring(paper, 'b.zip', papers(['1824-02-10'])));
  expect(await one('old-name')).toMatchObject({ issueCount: 2 });
});

it.each([
  [{ name: ' ' }, 'Say what the newspaper is called.'],
  [{ name: '—' }, 'Say what the newspaper is called.'],
  [{ name: 'Taken Twice' }, 'There is a newspaper of this name or number already.'],
  [{ access: ['everyone'] }, 'Say who may read it'],
  [{ name: 'x'.repeat(201) }, '200 characters at most'],
])('a newspaper of %p is refused', async (more, words) => {
  await desk.make('Taken Twice').catch(() => undefined);
  const to = { name: 'A good name', placeName: null, county: null, access: [], ...more };
  await expect(desk.ask('make', { to })).rejects.toThrow(words);
});

it.each<[string, string, Buffer, RegExp]>([
  ['what is no archive', 'a.zip', Buffer.from('no zip'), /not a ZIP file/u],
  ['an archive without an issue', 'b.zip', zipOf([['notes.txt', Buffer.from('x')]]), /holds no issue/u],
  [
    'two files of one name',
    'c.zip',
    zipOf([
      ['a', Buffer.from('x')],
      ['a', Buffer.from('y')],
    ]),
    /holds “a” twice/u,
  ],
  [
    'a file that is a folder, too',
    'd.zip',
    zipOf([
      ['a', Buffer.from('x')],
      ['a/b', Buffer.from('y')],
    ]),
    /twice/u,
  ],
  ['a way out of the archive', 'e.zip', zipOf([['../a', Buffer.from('x')]]), /leads out of it/u],
  ['a zip bomb', 'f.zip', zipOf([['a.xml', Buffer.alloc(8 * 1024 ** 2)]]), /very much more/u],
])('%s is refused in words, and nothing is taken', async (_what, name, bytes, words) => {
  const paper = (await one('bad-input')) ?? (await desk.make('Bad Input'));
  const file = await desk.bring(paper, name, bytes);
  expect(file.state).toBe('FAILED');
  expect(file.problem).toMatch(words);
  expect(await one('bad-input')).toMatchObject({ issueCount: 0 });
});

it('what cannot be a file of issues is refused before it is sent, and manifests from other hosts', async () => {
  const { id } = await desk.make('Refused early');
  const upload = (name: string, size: number) => desk.ask('upload', { id, name, size });
  await expect(upload('0001.tif', 10)).rejects.toThrow('neither a ZIP');
  await expect(upload('paper.pdf', 10)).rejects.toThrow('does not say its date');
  await expect(upload('a.zip', 5 * 1024 ** 3)).rejects.toThrow('larger than 4 GB');
  const manifest = (address: string) => desk.ask('manifest', { id, address });
  await expect(manifest('http://iiif.example/m.json')).rejects.toThrow('starts with https://');
  await expect(manifest('https://me:secret@iiif.example/m.json')).rejects.toThrow('starts with https://');
  await expect(manifest('https://other.example/m.json')).rejects.toThrow('Nothing may be fetched from other.example');
});

it('no one without the duty sees or does anything', async () => {
  const { id, slug } = await desk.make('Not theirs');
  for (const as of [{ memberId: 7 }, { memberId: 7, isInternal: true, duties: ['support'] }]) {
    const nothing = (asked: Promise<unknown>) => expect(asked).rejects.toThrow('There is nothing here.');
    await nothing(desk.ask('list', {}, as));
    await nothing(desk.ask('newspaper', { slug }, as));
    await nothing(desk.ask('year', { id, year: 1824 }, as));
    await nothing(desk.ask('report', { id: '1' }, as));
    await nothing(desk.ask('upload', { id, name: 'a.zip', size: 1 }, as));
    await nothing(desk.ask('take', { id: '1', acceptsFewer: true }, as));
    await nothing(desk.ask('drop', { id: '1' }, as));
    await nothing(desk.ask('explain', { id, from: '1824-02-17', to: '1824-02-17', reason: 'DAMAGED' }, as));
    await nothing(desk.ask('closures', { id }, as));
    await nothing(desk.ask('issues', { id, from: '1824-02-17', to: '1824-02-17', change: 'WITHDRAW', why: 'x' }, as));
    await nothing(desk.ask('change', { id, was: '', to: { name: 'x', access: [] } }, as));
  }
});

it('staff see what waits to be read, pause the reading, and let pages be tried again', async () => {
  const { id } = await desk.make('Without text');
  await putIssue(desk.db, id, '1824-02-03', []);
  const page = `${id}/18240203/0001`;
  await desk.db.rows(
    `/* test.unread */ WITH book AS (INSERT INTO image_book (issue_id, label) VALUES ($1, 'Without text') RETURNING id),
       image AS (INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash) SELECT $3, id, 1, '1', '1', 10, 10, repeat('a', 64) FROM book RETURNING id)
     UPDATE newspaper_page SET words = 0, image_id = image.id FROM image WHERE newspaper_page.id = $2`,
    [`${id}/18240203`, page, newPageId()],
  );
  expect(await desk.ask('reading')).toEqual({ threads: 0, isPaused: false, waiting: 1, running: 0, unreadable: [] });
  expect(await desk.ask('pause', { isPaused: true })).toMatchObject({ isPaused: true });
  expect(await desk.ask('pause', { isPaused: true })).toMatchObject({ isPaused: true });
  expect(await desk.ask('pause', { isPaused: false })).toMatchObject({ isPaused: false });
  await desk.db.rows(
    `/* test.unreadable */ INSERT INTO page_reading (page_id, tries, failure) VALUES ($1, 1, 'it is below 150 dots an inch')`,
    [page],
  );
  expect(await desk.ask('reading')).toMatchObject({
    waiting: 0,
    unreadable: [
      { id: page, newspaper: 'Without text', date: '1824-02-03', page: '1', reason: 'it is below 150 dots an inch' },
    ],
  });
  expect(await desk.ask('retry')).toMatchObject({ waiting: 1, unreadable: [] });
  await expect(desk.ask('pause', { isPaused: true }, { memberId: 7 })).rejects.toThrow('There is nothing here.');
});
