import { setTimeout as delay } from 'node:timers/promises';

import sharp from 'sharp';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { emptyMedium } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { USUAL_REQUEST } from '#domain/trees/reports/reportRequest.ts';
import { entryText } from '#domain/trees/reports/writing/entryText.ts';
import type { ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { fillTree } from '#server/modules/trees/core/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { JobLost } from '#server/platform/jobs/answerOfJob.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { readPdf } from '#test/support/readPdf.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { CANARY, documents } from './alders.fixture.ts';
import { reportJob } from './reportJob.ts';
import { REPORT_JOBS, waitingReports } from './reportStore.ts';
import {
  CANCEL,
  FILES,
  type File,
  ISSUE,
  MAKE,
  MOVE_PLACE,
  PLACES,
  type Page,
  REPORT,
  USUAL,
} from './treeReports.fixture.ts';
import { writeReport } from './writeReport.ts';

const grants = defaultGrants('member');
const readers = {
  owner: { memberId: 0, grants },
  guest: { memberId: 0, grants },
  trusted: { memberId: 0, grants },
  stranger: { memberId: 0, grants },
};
type Reader = keyof typeof readers | 'visitor';

let db: Awaited<ReturnType<typeof testDatabase>>;
let site: TestApp;
let treeId: number;
let stops: (() => Promise<void>)[] = [];

const aTree = async () => {
  const { id } = (await db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public, readers_may_export) VALUES ($1, 'Alder', true, true) RETURNING id",
    [readers.owner.memberId],
  ))!;
  await db.transaction((tx) => fillTree(tx, id, documents()));
  return id;
};

beforeAll(async () => {
  db = await testDatabase();
  site = await startTestApp({ db });
  for (const [name, reader] of Object.entries(readers))
    reader.memberId = (await createMember(db, {
      email: `${name}@example.com`,
      firstName: 'Una',
      lastName: 'Testwell',
      passwordHash: null,
    }))!.id;
  treeId = await aTree();
  await db.rows(
    "/* test.access */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'guest', false), ($1, $3, 'guest', true)",
    [treeId, readers.guest.memberId, readers.trusted.memberId],
  );
}, 120_000);
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  await db.rows('/* test.clear */ DELETE FROM tree_report');
  await db.rows('/* test.allow */ DELETE FROM rate_limit');
});
afterAll(() => site?.close());

const as = (reader: Reader) => (reader === 'visitor' ? undefined : readers[reader]);
const page = (reader: Reader, input: object = {}, from = 0, personId = 1) =>
  site.ask<{ treeReport: Page }>(
    REPORT,
    { id: `fmp-${treeId}-${personId}`, input: { ...USUAL, ...input }, from },
    as(reader),
  );
async function whole(reader: Reader, input: object = {}, personId = 1): Promise<ReportEntry[]> {
  const entries: ReportEntry[] = [];
  for (let from: number | null = 0; from !== null;) {
    const { treeReport }: { treeReport: Page } = (await page(reader, input, from, personId)).data!;
    entries.push(...treeReport.sections.flatMap((section) => section.entries));
    from = treeReport.next;
  }
  return entries;
}
const start = (run = reportJob.run) => {
  const settings = { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 };
  const stop = reportJob.start(
    { db, connection: db.connection, settings, log: silentLog },
    { livingYears: 110, siteName: 'test' },
    { run, lookMs: 25 },
  );
  stops.push(stop);
  return stop;
};
const make = async (input: object = {}, reader: Reader = 'owner', tree = treeId) =>
  await site.ask<{ makeTreeReportFile: { file: File | null; problems: { message: string }[] } }>(
    MAKE,
    { id: `fmp-${tree}-1`, input: { ...USUAL, ...input } },
    as(reader),
  );
const made = async (...asked: Parameters<typeof make>) => (await make(...asked)).data!.makeTreeReportFile.file!.id;
const files = async (reader: Reader = 'owner') =>
  (await site.ask<{ treeReportFiles: File[] }>(FILES, { ref: `fmp-${treeId}-1` }, as(reader))).data!.treeReportFiles;
async function until(id: string, reader: Reader = 'owner'): Promise<File> {
  for (;;) {
    const file = (await files(reader)).find((each) => each.id === id);
    if (!file || file.stage !== 'WAITING') return file!;
    await delay(25);
  }
}
const addressOf = async (id: string, reader: Reader = 'owner') =>
  (await site.ask<{ issueTreeReportFile: string }>(ISSUE, { id }, as(reader))).data?.issueTreeReportFile;
const download = async (id: string, reader: Reader = 'owner') =>
  site.app.inject({ url: (await addressOf(id, reader)) ?? '/nothing' });
const squeezed = (text: string) => text.replace(/\s+/gu, '');

describe('a page of a report', () => {
  it('shows each reader what they may see of the tree', async () => {
    const said = async (reader: Reader, input: object = {}) => JSON.stringify(await whole(reader, input));
    for (const reader of ['owner', 'trusted'] as const) expect(await said(reader)).toContain(`${CANARY} Alder`);
    expect(await said('owner')).toContain(`${CANARY} Secret`);
    expect(await said('trusted')).not.toContain('Secret');
    for (const kind of ['REGISTER', 'FAMILY', 'INDIVIDUAL', 'KINSHIP']) {
      for (const reader of ['guest', 'stranger', 'visitor'] as const) {
        const text = await said(reader, { kind, sources: true, media: true });
        expect(text).not.toContain(CANARY);
        expect(text).not.toContain('adopted');
        expect(text).toContain('Private person');
      }
    }
    expect(await said('owner', { withholds: true })).not.toContain(CANARY);
    expect(await said('stranger', { kind: 'AHNENTAFEL' })).toContain('Left out: this may name a living person.');
  }, 60_000);

  it('starts at the person who is hidden without a word about them', async () => {
    const { data } = await page('stranger', { kind: 'AHNENTAFEL' }, 0, 5);
    expect([
      data!.treeReport.title,
      data!.treeReport.sections.flatMap(({ entries }) => entries.map(({ title }) => title[0]!.text)),
    ]).toEqual(['Ancestors of Private person', ['Private person', 'Will Dvořák', 'Old Alder', 'דבורה בן גוריון']]);
  });

  it('has a hundred entries, and says where the next starts and which sections there are', async () => {
    const first = (await page('owner')).data!.treeReport;
    expect([first.total, first.next, first.contents]).toEqual([
      132,
      100,
      [
        { heading: 'First generation', at: 0, count: 1 },
        { heading: 'Second generation', at: 1, count: 1 },
        { heading: 'Third generation', at: 2, count: 130 },
      ],
    ]);
    const second = (await page('owner', {}, 100)).data!.treeReport;
    expect([
      second.next,
      second.sections.map(({ heading, isContinued, entries }) => [heading, isContinued, entries.length]),
    ]).toEqual([null, [['Third generation', true, 32]]]);
    // The line of descent names people who have no entry on this page.
    expect(entryText(second.sections[0]!.entries[0]!)[0]).toBe('101. Child98 Alder3 (Will2, Old1)');
  });

  it.each([
    [{ generations: 0 }],
    [{ generations: 31 }],
    [{ kind: 'BOOK' }],
    [{ kind: 'BOOK', parts: ['BOOK'] }],
    [{ kind: 'BOOK', parts: ['FAMILY', 'FAMILY'] }],
  ])('is refused for %j', async (input) => {
    expect((await page('owner', input)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await make(input)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is not there for a person who is not, and for someone else’s tree', async () => {
    expect((await page('owner', {}, 0, 99_999)).errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    await db.rows('/* test.close */ UPDATE tree SET is_public = false WHERE id = $1', [treeId]);
    expect((await page('stranger')).errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect((await make({}, 'stranger')).errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    await db.rows('/* test.open */ UPDATE tree SET is_public = true WHERE id = $1', [treeId]);
  });
});

describe('a report as a file', () => {
  it('says what its page says, and is tagged, with bookmarks, notes and an index', async () => {
    start();
    const id = await made();
    expect(await until(id)).toMatchObject({ stage: 'DONE', title: 'Descendants of Old Alder', problem: null });
    const answer = await download(id);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="Descendants-of-Old-Alder.pdf"',
    ]);
    const pdf = readPdf(answer.rawPayload);
    const text = pdf.pages.map(({ letters }) => letters).join('');
    let at = 0;
    for (const line of (await whole('owner'))
      .flatMap(entryText)
      .map(squeezed)
      .filter((each) => !/\p{Script=Hebrew}/u.test(each))) {
      const found = text.indexOf(line, at);
      if (found === -1) throw new Error(`not in the file: ${line}, but ${text.slice(at, at + 400)}`);
      at = found + line.length;
    }
    expect(text).toContain('דבורה');
    expect([pdf.title, pdf.language, pdf.isTagged]).toEqual(['Descendants of Old Alder', 'en-GB', true]);
    expect(pdf.bookmarks).toEqual([
      'First generation',
      'Second generation',
      'Third generation',
      'Index of names',
      'Index of places',
    ]);
    expect(Object.keys(pdf.elements)).toEqual(
      expect.arrayContaining(['Document', 'TOC', 'TOCI', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody']),
    );
    expect(pdf.elements.H3).toBe(132);
    expect(pdf.pages.length).toBe((await files())[0]!.pages);
  }, 120_000);

  it('has the contents with the pages, and sources where they are wanted', async () => {
    start();
    const id = await made({ kind: 'BOOK', parts: ['REGISTER', 'INDIVIDUAL', 'KINSHIP'], sources: true });
    expect((await until(id)).title).toBe('The family of Old Alder');
    const { pages, bookmarks } = readPdf((await download(id)).rawPayload);
    const named = /DescendantsofOldAlder(\d+)Firstgeneration(\d+)/u.exec(pages[1]!.letters);
    expect(pages[Number(named?.[1]) - 1]!.letters).toMatch(/^DescendantsofOldAlder/u);
    const sources = Number(/Sourcesandnotes(\d+)/u.exec(pages[1]!.letters)?.[1]);
    expect(pages[sources - 1]!.letters).toContain('Parishregister,fol.3.');
    expect(bookmarks).toContain('Relatives of Old Alder');
  }, 120_000);

  it('draws the places of a book on a map, where its editors say they lie', async () => {
    start();
    const book = async () =>
      readPdf((await download((await until(await made({ kind: 'BOOK', parts: ['REGISTER'] }))).id)).rawPayload);
    const { pages, bookmarks, elements } = await book();
    expect([bookmarks.slice(-3), elements.Figure]).toEqual([['Map of places', 'Index of names', 'Index of places'], 1]);
    expect(pages.find(({ letters }) => letters.startsWith('Mapofplaces'))?.letters).toMatch(
      /^Mapofplaces1Roche1Roche,Cornwall,England3/u,
    );
    const { data } = await site.ask<{ treePlaces: { places: { id: string }[] } }>(
      PLACES,
      { ref: `fmp-${treeId}-1` },
      as('owner'),
    );
    // Not in Britain or Ireland: a map would show nothing.
    await site.ask(MOVE_PLACE, { ref: `fmp-${treeId}-1`, id: data!.treePlaces.places[0]!.id }, as('owner'));
    expect((await book()).bookmarks).not.toContain('Map of places');
  }, 120_000);

  it('is refused, by the names of their scripts, for letters that no face has', async () => {
    start();
    const own = await aTree();
    await db.rows('/* test.letters */ UPDATE tree_person SET surname = $2 WHERE tree_id = $1 AND id = 1', [own, 'རྡོ་རྗེ']);
    await made({ kind: 'INDIVIDUAL' }, 'owner', own);
    const filesOfOwn = async () =>
      (await site.ask<{ treeReportFiles: File[] }>(FILES, { ref: `fmp-${own}-1` }, as('owner'))).data!.treeReportFiles;
    while ((await filesOfOwn()).some(({ stage }) => stage === 'WAITING')) await delay(25);
    expect(await filesOfOwn()).toMatchObject([
      {
        stage: 'FAILED',
        problem:
          'This report has letters that we have no typeface for (Tibetan), so we can’t make the file. You can read the report on its page.',
      },
    ]);
  }, 120_000);

  it('is written for each reader as they may see the tree, and is theirs alone', async () => {
    start();
    const [stranger, trusted] = [await made({}, 'stranger'), await made({}, 'trusted')];
    await Promise.all([until(stranger, 'stranger'), until(trusted, 'trusted')]);
    const textOf = async (id: string, reader: Reader) =>
      readPdf((await download(id, reader)).rawPayload)
        .pages.map(({ letters }) => letters)
        .join('');
    expect(await textOf(stranger, 'stranger')).not.toContain(CANARY);
    expect(await textOf(trusted, 'trusted')).toContain(CANARY);
    expect(await addressOf(trusted, 'stranger')).toBeUndefined();
    expect((await site.ask(FILES, { ref: `fmp-${treeId}-1` })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    // What the owner takes back is not to be had from an older file either.
    await db.rows('/* test.less */ UPDATE tree_access SET sees_living = false WHERE tree_id = $1 AND member_id = $2', [
      treeId,
      readers.trusted.memberId,
    ]);
    expect((await download(trusted, 'trusted')).statusCode).toBe(404);
    await db.rows('/* test.more */ UPDATE tree_access SET sees_living = true WHERE tree_id = $1 AND member_id = $2', [
      treeId,
      readers.trusted.memberId,
    ]);
  }, 120_000);

  it.each([
    [
      'someone in it is hidden',
      '/* test.hide */ UPDATE tree_person SET is_private = true WHERE tree_id = $1 AND id = 3',
    ],
    ['someone in it is deleted', '/* test.remove */ DELETE FROM tree_person WHERE tree_id = $1 AND id = 3'],
    [
      'a fact in it is marked private',
      `/* test.fact */ WITH c AS (INSERT INTO tree_change (tree_id, action) VALUES ($1, 'edit') RETURNING id)
      INSERT INTO tree_change_document (change_id, kind, document_id, before, after) SELECT id, 'person', 3, '{"facts": [{"isPrivate": false}]}', '{"facts": [{"isPrivate": true}]}' FROM c`,
    ],
  ])(
    'is withdrawn from who may only look once %s, and left to an editor',
    async (_what, change) => {
      start();
      const own = await aTree();
      await db.rows(
        "/* test.reader */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'guest', true)",
        [own, readers.trusted.memberId],
      );
      const [trusted, owner, shared] = [
        await made({ kind: 'INDIVIDUAL' }, 'trusted', own),
        await made({ kind: 'INDIVIDUAL' }, 'owner', own),
        await made({ kind: 'INDIVIDUAL', withholds: true }, 'owner', own),
      ];
      const filesOfOwn = async (reader: Reader) =>
        (await site.ask<{ treeReportFiles: File[] }>(FILES, { ref: `fmp-${own}-1` }, as(reader))).data!.treeReportFiles;
      while (
        [...(await filesOfOwn('trusted')), ...(await filesOfOwn('owner'))].some(({ stage }) => stage === 'WAITING')
      )
        await delay(25);
      // Who comes into the tree is in no earlier file.
      await db.rows(
        '/* test.newcomer */ INSERT INTO tree_person SELECT (p).* FROM (SELECT jsonb_populate_record(t, \'{"id": 9000}\') AS p FROM tree_person t WHERE tree_id = $1 AND id = 1) n',
        [own],
      );
      await db.rows('/* test.nextNumber */ UPDATE tree SET next_id = 9001 WHERE id = $1', [own]);
      const address = (await addressOf(trusted, 'trusted'))!;
      expect(address).toBeDefined();
      await db.rows(change, [own]);
      expect((await site.app.inject({ url: address })).statusCode).toBe(404);
      expect([await addressOf(trusted, 'trusted'), await addressOf(shared)]).toEqual([undefined, undefined]);
      expect(await filesOfOwn('trusted')).toMatchObject([
        { stage: 'FAILED', problem: expect.stringMatching(/made private or deleted/u) as string, bytes: null },
      ]);
      expect((await download(owner)).statusCode).toBe(200);
    },
    60_000,
  );

  it('opens once by its address, and not after a day', async () => {
    start();
    const id = await made({ kind: 'INDIVIDUAL' });
    await until(id);
    const url = (await addressOf(id))!;
    expect((await site.app.inject({ url })).statusCode).toBe(200);
    expect((await site.app.inject({ url })).statusCode).toBe(404);
    await db.rows("/* test.age */ UPDATE tree_report SET created_at = now() - interval '25 hours'");
    expect([await files(), await addressOf(id)]).toEqual([[], undefined]);
    await REPORT_JOBS.forgetOld(db);
    expect(await db.rows('/* test.kept */ SELECT id FROM tree_report')).toEqual([]);
  }, 60_000);

  it('is sent in pieces, however large it is', async () => {
    start();
    const id = await made({ kind: 'INDIVIDUAL' });
    await until(id);
    await db.rows("/* test.large */ UPDATE tree_report SET content = convert_to(repeat('0123456789', 250000), 'UTF8')");
    const { headers, rawPayload } = await download(id);
    expect([headers['content-length'], rawPayload.equals(Buffer.from('0123456789'.repeat(250_000)))]).toEqual([
      '2500000',
      true,
    ]);
  }, 60_000);

  it('has a picture once, however many people it shows, and is refused when its pictures are too large', async () => {
    const { id } = (await db.one<{ id: number }>(
      "/* test.album */ INSERT INTO tree (owner_id, name) VALUES ($1, 'Album') RETURNING id",
      [readers.owner.memberId],
    ))!;
    const people = [1, 2, 3].map((person) => ({
      kind: 'person' as const,
      document: { ...aPerson(person, `Ann${person} Ash`, { died: '1900' }), mediaIds: [70] },
    }));
    await db.transaction((tx) =>
      fillTree(tx, id, [
        ...people,
        { kind: 'family', document: aFamily(10, [1], [2]) },
        { kind: 'family', document: aFamily(11, [2], [3]) },
        { kind: 'medium', document: { ...emptyMedium(70), mimeType: 'image/webp', storedAs: 'a' } },
      ]),
    );
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#806040' } })
      .webp()
      .toBuffer();
    await db.rows(
      "/* test.picture */ INSERT INTO tree_picture (tree_id, name, small, large, width, height) VALUES ($1, 'a', $2, $2, 60, 40)",
      [id, picture],
    );
    const task = {
      reportId: 0,
      fence: 0,
      memberId: readers.owner.memberId,
      treeId: id,
      personId: 3,
      request: { ...USUAL_REQUEST, media: true },
      policy: { asOfYear: 2026, livingYears: 110 },
      siteName: 'test',
      madeAt: new Date(),
    };
    const { content } = await writeReport(db, task, () => undefined);
    expect([
      readPdf(content).pages.reduce((sum, { pictures }) => sum + pictures, 0),
      content.toString('latin1').match(/\/Subtype \/Image/gu)?.length,
    ]).toEqual([3, 1]);
    await expect(writeReport(db, task, () => undefined, 10)).rejects.toThrow(
      'Choose fewer generations, or leave out photos.',
    );
  }, 60_000);

  it('is forgotten when the member has asked for twenty more', async () => {
    await db.rows(
      "/* test.many */ INSERT INTO tree_report (member_id, tree_id, person_id, request, stage) SELECT $1, $2, 1, '{}', 'done' FROM generate_series(1, 25)",
      [readers.owner.memberId, treeId],
    );
    await made();
    expect(
      await db.one(
        "/* test.kept */ SELECT count(*) AS kept, count(*) FILTER (WHERE stage = 'waiting') AS waiting FROM tree_report",
      ),
    ).toEqual({ kept: 20, waiting: 1 });
  });
});

describe('the work on reports', () => {
  it('is started again after its process was killed', async () => {
    let started = 0;
    start((task, options) =>
      reportJob.run(task, {
        ...options,
        onStarted: ({ process }) => {
          started += 1;
          if (started === 1) process.kill('SIGKILL');
        },
      }),
    );
    expect((await until(await made({ kind: 'INDIVIDUAL' }))).stage).toBe('DONE');
    expect(started).toBe(2);
  }, 60_000);

  it('is given up when its process is lost three times, with what its maker can do', async () => {
    start(() => Promise.reject(new JobLost('ended by SIGKILL')));
    expect(await until(await made())).toMatchObject({
      stage: 'FAILED',
      problem: expect.stringMatching(/^We tried to write this report 3 times/u) as string,
    });
  }, 30_000);

  it('ends when it takes too long, with what its maker can do', async () => {
    start((task, options) => reportJob.run(task, { ...options, longestMs: 1 }));
    expect(await until(await made())).toMatchObject({
      stage: 'FAILED',
      problem: expect.stringMatching(/^This report took longer than 20 minutes/u) as string,
    });
  }, 30_000);

  it('goes on with another server after the first was stopped, which counts as no attempt', async () => {
    let isUnderWay = () => {};
    const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
    const stop = start(
      (_task, { signal }) =>
        new Promise((_resolve, reject) => {
          isUnderWay();
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const id = await made({ kind: 'INDIVIDUAL' });
    await underWay;
    await stop();
    expect(await db.one('/* test.attempts */ SELECT attempts, stage FROM tree_report WHERE id = $1', [id])).toEqual({
      attempts: 0,
      stage: 'waiting',
    });
    start();
    expect((await until(id)).stage).toBe('DONE');
  }, 60_000);

  it('is done on two reports at once, and the third waits', async () => {
    const running = new Map<number, () => void>();
    start(({ reportId }) => new Promise<void>((resolve) => running.set(reportId, resolve)));
    const ids = [await made(), await made(), await made()];
    const untilRunning = async (count: number) => {
      while (running.size < count) await delay(10);
    };
    await untilRunning(2);
    expect([...running.keys()]).toEqual(ids.slice(0, 2).map(Number));
    expect((await waitingReports(db, 5)).map(({ id }) => id)).toEqual([Number(ids[2])]);
    expect((await make()).data!.makeTreeReportFile).toEqual({
      file: null,
      problems: [{ message: 'Three of your reports are still waiting. Wait until one has finished, or cancel one.' }],
    });
    await db.rows("/* test.done */ UPDATE tree_report SET stage = 'done' WHERE id = $1", [ids[0]]);
    running.get(Number(ids[0]))!();
    await untilRunning(3);
    running.forEach((end) => end());
  }, 30_000);

  it.each([
    ['called off', async (id: string) => void (await site.ask(CANCEL, { id }, readers.owner))],
    [
      'for a tree that is deleted meanwhile',
      async (id: string) =>
        void (await db.rows(
          '/* test.deleteTree */ DELETE FROM tree WHERE id = (SELECT tree_id FROM tree_report WHERE id = $1)',
          [id],
        )),
    ],
  ])(
    'ends when it is %s',
    async (_how, end) => {
      let ended = () => {};
      const over = new Promise<void>((resolve) => (ended = resolve));
      let started = () => {};
      const underWay = new Promise<void>((resolve) => (started = resolve));
      start(
        (_task, { signal }) =>
          new Promise((_resolve, reject) => {
            started();
            signal.addEventListener('abort', () => {
              ended();
              reject(signal.reason as Error);
            });
          }),
      );
      const id = await made({}, 'owner', await aTree());
      await underWay;
      await end(id);
      await over;
      expect(
        await db.one("/* test.left */ SELECT stage FROM tree_report WHERE id = $1 AND stage <> 'cancelled'", [id]),
      ).toBeNull();
    },
    60_000,
  );

  it('reports that a tree or a person is gone, or has no such relatives', async () => {
    const gone = await made();
    await db.rows('/* test.person */ UPDATE tree_report SET person_id = 99999 WHERE id = $1', [gone]);
    const lonely = await made({ kind: 'KINSHIP' });
    await db.rows(
      "/* test.generations */ UPDATE tree_report SET request = jsonb_set(request, '{generations}', '1'), person_id = 6 WHERE id = $1",
      [lonely],
    );
    start();
    expect([(await until(gone)).problem, (await until(lonely)).problem]).toEqual([
      'This person or tree is no longer there, or is no longer shared with you.',
      'There is nothing to report: the tree records no relatives of this kind.',
    ]);
  }, 60_000);
});
