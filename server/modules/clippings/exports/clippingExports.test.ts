import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import sharp from 'sharp';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createPixels } from '#server/engines/images/pixels/createPixels.ts';
import { createWorkQueue } from '#server/engines/images/pixels/createWorkQueue.ts';
import { runDrawTask } from '#server/engines/images/processes/runDrawTask.ts';
import { PAGE_TEXTS } from '#server/modules/newspapers/browse/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { JobLost } from '#server/platform/jobs/answerOfJob.ts';
import { readPdf } from '#test/support/readPdf.ts';
import { CLIPPED, type ClippingSite, codeOf, openClippingSite } from '#test/support/server/clippingSite.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { unzip } from '#test/support/unzip.ts';

import { exportJob } from './exportJob.ts';
import { EXPORT_JOBS } from './exportStore.ts';
import { type ExportTask, writeExport } from './writeExport.ts';

type As = Partial<Viewer>;
interface File {
  id: string;
  stage: string;
  progress: number | null;
  problem: string | null;
  name: string;
  items: number | null;
  leftOut: number | null;
}

const FILE = 'id format stage progress problem name items leftOut bytes madeAt';
const ORIGIN = 'http://localhost:3000';
const WHOLE = { x: 0, y: 0, width: 1_000, height: 1_500 };

let site: ClippingSite;
let [reader, stranger]: As[] = [{}, {}];
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  site = await openClippingSite();
  [reader, stranger] = await Promise.all(['reader', 'stranger'].map((name) => site.member(name)));
}, 120_000);
afterAll(() => site.close());
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  await site.db.rows('/* test.noExports */ DELETE FROM clipping_export');
  await site.reset();
});

/** Without a process of its own, which one test has. */
const here = async (task: ExportTask, { onProgress }: Parameters<typeof exportJob.run>[1]) => {
  const pixels = createPixels({
    files: openFileStore(task.files),
    cacheFolder: path.join(task.folder, 'pages'),
    mostBytes: 1e8,
    queue: createWorkQueue({ atOnce: 1, most: 1 }),
    draw: runDrawTask,
  });
  try {
    return await writeExport(site.db, pixels, task, onProgress);
  } finally {
    await rm(task.folder, { recursive: true, force: true });
  }
};
const start = (run: typeof exportJob.run = here) => {
  const { db, connection, dataDir } = site;
  const settings = { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 };
  const stop = exportJob.start(
    { db, connection, settings, log: silentLog },
    { files: { dataDir, s3: null }, publicUrl: ORIGIN, siteIdentity, version: '1.0' },
    { run, lookMs: 20 },
  );
  stops.push(stop);
  return stop;
};
const make = (input: object, as: As = site.maker) =>
  site.ask<{ makeClippingExport: { file: File | null; problems: { field: string; message: string }[] } }>(
    `mutation Make($input: ClippingExportInput!) { makeClippingExport(input: $input) { file { ${FILE} } problems { field message } } }`,
    { input },
    as,
  );
const made = async (input: object, as: As = site.maker): Promise<string> => {
  const { data, errors } = await make(input, as);
  if (!data?.makeClippingExport.file) throw new Error(JSON.stringify([data, errors]));
  return data.makeClippingExport.file.id;
};
const files = async (collectionId: string | null, as: As = site.maker) =>
  (
    await site.ask<{ clippingExports: File[] }>(
      `query Files($collectionId: ID) { clippingExports(collectionId: $collectionId) { ${FILE} } }`,
      { collectionId },
      as,
    )
  ).data?.clippingExports ?? [];
const cancel = (id: string, as: As = site.maker) =>
  site.ask<{ cancelClippingExport: boolean }>(
    'mutation Cancel($id: ID!) { cancelClippingExport(id: $id) }',
    { id },
    as,
  );
const issue = (id: string, as: As = site.maker) =>
  site.ask<{ issueClippingExport: string }>('mutation Issue($id: ID!) { issueClippingExport(id: $id) }', { id }, as);
const stageOf = (id: string) =>
  site.db.one<{ stage: string; problem: string | null; attempts: number }>(
    '/* test.stage */ SELECT stage, problem, attempts FROM clipping_export WHERE id = $1',
    [id],
  );
async function until(id: string) {
  for (;;) {
    const row = await stageOf(id);
    if (row?.stage !== 'waiting') return row;
    await delay(20);
  }
}
async function download(id: string, as: As = site.maker) {
  const url = (await issue(id, as)).data?.issueClippingExport;
  return site.app.inject({ url: url ?? '/nothing' });
}
/** The file of an export, made now. */
async function fileOf(input: object, as: As = site.maker): Promise<Buffer> {
  const id = await made(input, as);
  const row = await until(id);
  if (row?.stage !== 'done') throw new Error(row?.problem ?? 'gone');
  return (await download(id, as)).rawPayload;
}
const rule = (access: string) => site.db.rows('/* test.rule */ INSERT INTO access_rule (access) VALUES ($1)', [access]);
/** A collection of the maker that a reader shares, with what is asked for in it. */
async function collect(...clips: object[]): Promise<string> {
  const collectionId =
    (
      await site.ask<{ makeCollection: { id: string } }>(
        'mutation Start { makeCollection(name: "Ships", description: "Of Falmouth") { id } }',
        {},
        site.maker,
      )
    ).data?.makeCollection.id ?? '';
  await site.db.rows(
    "/* test.share */ INSERT INTO collection_member (collection_id, member_id, role) VALUES ($1, $2, 'reader')",
    [collectionId, reader?.memberId],
  );
  for (const clip of clips) await site.make({ collectionId, ...clip });
  return collectionId;
}
const addRecord = (collectionId: string) =>
  site.ask(
    'mutation Add($collectionId: ID!, $recordId: ID!) { addToCollection(collectionId: $collectionId, recordId: $recordId, note: "An aunt") { id } }',
    { collectionId, recordId: CLIPPED.record },
    site.maker,
  );
const shipAndSecret = () =>
  collect(
    { note: 'Was it ours?', tags: ['Webb'] },
    { source: { articleId: CLIPPED.secret }, regions: [], title: 'The scandal' },
  );

describe('an export of a collection', () => {
  it('is a PDF with selectable text, citations, pictures and what was left out', async () => {
    const collectionId = await shipAndSecret();
    await addRecord(collectionId);
    await site.hide(CLIPPED.secret);
    start();
    const pdf = readPdf(await fileOf({ format: 'PDF', collectionId }));
    const [first, ...others] = pdf.pages.map(({ text }) => text);
    expect([pdf.title, pdf.language, pdf.isTagged, pdf.bookmarks]).toEqual([
      'Ships',
      'en-GB',
      true,
      ['Left out: 1 item', 'A ship', 'Una1 Pinch'],
    ]);
    expect(first).toMatch(
      /Ships.*Of Falmouth.*2 items, exported from localhost:3000 on .*\/collections\/collection\/k-.*The scandal\. Left out: its source is closed or no longer here\./u,
    );
    const text = others.join(' ');
    for (const words of [
      'the ship arrived at Fal',
      'mouth on Monday',
      'Text read by machine, uncorrected',
      'Was it ours?',
      'Webb',
      'The Test Journal',
      'An aunt',
      'Members 1881',
      ORIGIN,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/secret|scandal/u);
    expect([pdf.pages.reduce((sum, { pictures }) => sum + pictures, 0), pdf.elements.Figure]).toEqual([1, 1]);
    expect(await files(collectionId)).toMatchObject([
      { format: 'PDF', stage: 'DONE', name: 'Ships', items: 2, leftOut: 1, problem: null },
    ]);
  }, 60_000);

  it('is an archive of pictures and lists, readable by its owner alone, with nothing left on disk', async () => {
    const collectionId = await collect(
      {
        regions: [
          { imageId: site.image, ...CLIPPED.shipBox },
          { imageId: site.image, ...WHOLE },
        ],
        title: '../Ship “Hope”',
      },
      { title: 'A ship' },
    );
    await addRecord(collectionId);
    start();
    const found = unzip(await fileOf({ format: 'ZIP', collectionId }));
    expect(Object.keys(found)).toEqual([
      'pictures/0001-Ship-Hope-1.jpg',
      'pictures/0001-Ship-Hope-2.jpg',
      'pictures/0002-A-ship.jpg',
      'clippings.csv',
      'citations.ris',
      'citations.json',
      'annotations.jsonld',
      'left-out.txt',
      'README.txt',
    ]);
    const sizes = await Promise.all(
      Object.keys(found)
        .filter((name) => name.endsWith('.jpg'))
        .map(async (name) => sharp(found[name]).metadata()),
    );
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', 700, 90],
      ['jpeg', 1_000, 1_500],
      ['jpeg', 700, 90],
    ]);
    const text = (name: string) => found[name]?.toString() ?? '';
    expect(text('clippings.csv')).toContain('pictures/0001-Ship-Hope-1.jpg pictures/0001-Ship-Hope-2.jpg');
    expect(text('citations.ris').match(/^TY {2}- \w+/gmu)).toEqual(['TY  - NEWS', 'TY  - NEWS', 'TY  - MANSCPT']);
    expect((JSON.parse(text('citations.json')) as { type: string }[]).map(({ type }) => type)).toEqual([
      'article-newspaper',
      'article-newspaper',
      'manuscript',
    ]);
    expect(
      (
        JSON.parse(text('annotations.jsonld')) as { type: string; items: { type: string; label: { none: string[] } }[] }
      ).items.map(({ type, label }) => [type, label.none[0]]),
    ).toEqual([
      ['Annotation', '../Ship “Hope”'],
      ['Annotation', 'A ship'],
      ['Annotation', 'Una1 Pinch'],
    ]);
    expect([text('left-out.txt'), text('README.txt')]).toEqual([
      '\uFEFFNothing was left out.\r\n',
      expect.stringContaining('Ships\r\n\r\nOf Falmouth\r\n\r\n3 items, exported from localhost'),
    ]);
    expect(
      existsSync(path.join(site.dataDir, 'exports')) ? readdirSync(path.join(site.dataDir, 'exports')) : [],
    ).toEqual([]);
  }, 60_000);

  it.each([
    [
      'CSV',
      'text/csv; charset=utf-8',
      'Ships.csv',
      /^\uFEFFTitle,Kind,.*\r\nA ship,Newspaper page,The Test Journal,1824-02-17,/u,
    ],
    [
      'RIS',
      'application/x-research-info-systems; charset=utf-8',
      'Ships.ris',
      /^TY {2}- NEWS\r\nID {2}- c-[a-z2-7]{20}\r\nTI {2}- A ship\r\n/u,
    ],
    [
      'CSL_JSON',
      'application/vnd.citationstyles.csl+json',
      'Ships.json',
      /^\[\n\{"id":"c-[a-z2-7]{20}","type":"article-newspaper","title":"A ship"/u,
    ],
    [
      'GEDCOM_5_5_1',
      'application/x-gedcom; charset=utf-8',
      'Ships.ged',
      /^0 HEAD\n1 GEDC\n2 VERS 5\.5\.1\n[^]*0 @O1@ OBJE\n1 FILE http:\/\/localhost:3000\/titan\/marshal\/obscura\/api\/clipping\/image\/c-[a-z2-7]{20}\/1\.jpg\n[^]*0 TRLR\n$/u,
    ],
    ['GEDCOM_7_0', 'application/x-gedcom; charset=utf-8', 'Ships.ged', /^0 HEAD\n1 GEDC\n2 VERS 7\.0\n/u],
  ])(
    'is %s under its own type and name',
    async (format, type, name, text) => {
      const collectionId = await collect({});
      start();
      const id = await made({ format, collectionId });
      await until(id);
      const answer = await download(id);
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['content-disposition'],
        answer.headers['cache-control'],
        answer.headers['content-length'],
      ]).toEqual([200, type, `attachment; filename="${name}"`, 'no-store', String(answer.rawPayload.length)]);
      expect(answer.payload).toMatch(text);
    },
    30_000,
  );

  it('gives each reader what they may read: titles of what is closed, notes and tags stay with their maker', async () => {
    const collectionId = await shipAndSecret();
    await site.hide(CLIPPED.secret);
    start();
    const found = unzip(await fileOf({ format: 'ZIP', collectionId }, reader));
    const all = Object.entries(found)
      .filter(([name]) => !name.endsWith('.jpg'))
      .map(([, bytes]) => bytes.toString())
      .join('\n');
    expect(all).not.toMatch(/scandal|secret|Was it ours|Webb/iu);
    expect(found['left-out.txt']?.toString()).toBe(
      '\uFEFFClipping of a source that is closed\r\n  Left out: its source is closed or no longer here.\r\n',
    );
    expect((await make({ format: 'CSV', collectionId }, stranger)).data?.makeClippingExport).toEqual({
      file: null,
      problems: [
        { field: 'collectionId', message: 'This collection is no longer there, or is no longer shared with you.' },
      ],
    });
    expect((await make({ format: 'CSV', collectionId }, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }, 30_000);

  it('is its maker’s alone, opens once by its address, and not after a day', async () => {
    const collectionId = await collect({});
    start();
    const id = await made({ format: 'CSV', collectionId });
    await until(id);
    expect([
      (await issue(id, reader)).errors?.[0]?.extensions.code,
      (await cancel(id, reader)).data,
      await files(collectionId, reader),
    ]).toEqual(['NOT_FOUND', { cancelClippingExport: false }, []]);
    const url = (await issue(id)).data?.issueClippingExport ?? '';
    expect([(await site.app.inject({ url })).statusCode, (await site.app.inject({ url })).statusCode]).toEqual([
      200, 404,
    ]);
    await site.db.rows("/* test.age */ UPDATE clipping_export SET created_at = now() - interval '25 hours'");
    expect([await files(collectionId), (await issue(id)).errors?.[0]?.extensions.code]).toEqual([[], 'NOT_FOUND']);
    await EXPORT_JOBS.forgetOld(site.db);
    expect(await site.db.rows('/* test.pieces */ SELECT export_id FROM clipping_export_piece')).toEqual([]);
  }, 30_000);

  it.each<[string, (collectionId: string) => Promise<unknown>]>([
    [
      'the collection is no longer shared with them',
      (collectionId) =>
        site.db.rows('/* test.leave */ DELETE FROM collection_member WHERE collection_id = $1', [collectionId]),
    ],
    ['the collection was deleted', (collectionId) => site.mutate('removeCollection', collectionId)],
    ['a source is closed to them', () => rule('subscribers')],
    ['a part of what it shows is closed to everyone', () => site.hide(CLIPPED.secret)],
    [
      'a record is closed',
      () => site.db.rows('/* test.closeRecord */ UPDATE record SET is_closed = true WHERE id = $1', [CLIPPED.record]),
    ],
  ])(
    'is not served to its maker any more once %s',
    async (_what, close) => {
      const collectionId = await collect({ regions: [{ imageId: site.image, ...WHOLE }] });
      await addRecord(collectionId);
      start();
      const id = await made({ format: 'CSV', collectionId }, reader);
      await until(id);
      const url = (await issue(id, reader)).data?.issueClippingExport ?? '';
      await close(collectionId);
      expect([
        (await site.app.inject({ url })).statusCode,
        (await issue(id, reader)).errors?.[0]?.extensions.code,
      ]).toEqual([404, 'NOT_FOUND']);
    },
    30_000,
  );
});

describe('an export of a member’s own clippings', () => {
  it('is of those that their words and tag find, and of no one else’s', async () => {
    await site.make({ title: 'First', tags: ['sea'] });
    await site.make({ title: 'Second', tags: ['sea'], note: 'of Bath' });
    await site.make({ title: 'Third' });
    await site.make({ title: 'Theirs', tags: ['sea'] }, site.other);
    start();
    const titles = async (input: object) =>
      [...(await fileOf({ format: 'RIS', ...input })).toString().matchAll(/^TI {2}- (.*)\r$/gmu)].map(
        ([, title]) => title,
      );
    expect([await titles({}), await titles({ tag: 'sea' }), await titles({ tag: 'sea', words: 'Bath' })]).toEqual([
      ['Third', 'Second', 'First'],
      ['Second', 'First'],
      ['Second'],
    ]);
    expect((await files(null)).map(({ name }) => name)).toEqual([
      'Your clippings, “Bath”, sea',
      'Your clippings, sea',
      'Your clippings',
    ]);
  }, 30_000);

  it.each([
    [{ words: 'x'.repeat(501) }, 'words'],
    [{ words: 'a\0' }, 'words'],
    [{ tag: 'x'.repeat(101) }, 'tag'],
  ])('is refused for %j', async (input, field) => {
    expect(codeOf(await make({ format: 'CSV', ...input }))).toEqual(['BAD_USER_INPUT', field]);
  });
});

describe('the work on exports', () => {
  it.each<[string, () => Promise<string | null>, string]>([
    ['there is nothing', () => collect(), 'There is nothing to export yet.'],
    [
      'everything is closed',
      () => collect({}).then((id) => rule('subscribers').then(() => id)),
      'Nothing here is open to you now, so there is nothing to export.',
    ],
    ['there is no clipping', () => Promise.resolve(null), 'There is nothing to export yet.'],
  ])(
    'says so where %s',
    async (_what, prepare, problem) => {
      const collectionId = await prepare();
      start();
      expect(await until(await made({ format: 'PDF', collectionId }))).toMatchObject({ stage: 'failed', problem });
    },
    30_000,
  );

  it('leaves a picture out that cannot be made, or whose image is another one, and says which', async () => {
    const collectionId = await collect(
      {},
      {
        source: { imageId: CLIPPED.recordImage },
        regions: [{ imageId: CLIPPED.recordImage, x: 10, y: 10, width: 200, height: 100 }],
        title: 'A census page',
      },
    );
    await rm(path.join(site.dataDir, 'images'), { recursive: true, force: true });
    start();
    const found = unzip(await fileOf({ format: 'ZIP', collectionId }));
    expect(Object.keys(found).filter((name) => name.endsWith('.jpg'))).toEqual(['pictures/0002-A-census-page.jpg']);
    expect(found['left-out.txt']?.toString()).toBe(
      '\uFEFFA ship\r\n  Its picture is left out: it couldn’t be made.\r\n',
    );
    await site.db.rows('/* test.otherShape */ UPDATE page_image SET width = 900, height = 1500 WHERE id = $1', [
      site.image,
    ]);
    expect(readPdf(await fileOf({ format: 'PDF', collectionId })).pages.at(-1)?.text).toContain(
      'A ship. Its picture is left out: the page has another image now.',
    );
  }, 60_000);

  it('waits where its maker has read as much as one may in a while', async () => {
    const collectionId = await collect({});
    await site.db.rows(
      '/* test.spend */ INSERT INTO rate_limit (key, points, expire) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2, expire = $3',
      [`pageTexts:${site.maker.memberId}`, PAGE_TEXTS.points, Date.now() + 1_500],
    );
    start();
    const startedAt = Date.now();
    expect((await until(await made({ format: 'CSV', collectionId })))?.stage).toBe('done');
    expect(Date.now() - startedAt).toBeGreaterThan(900);
  }, 30_000);

  it('is of one export of a member at a time, three wait at most, and a size costs', async () => {
    const collectionId = await collect({});
    const running = new Map<number, () => void>();
    start(({ exportId }) => new Promise<void>((resolve) => running.set(exportId, resolve)));
    const ids = [
      await made({ format: 'CSV', collectionId }),
      await made({ format: 'RIS', collectionId }),
      await made({ format: 'PDF', collectionId }),
    ];
    const others = await made({ format: 'CSV', collectionId }, reader);
    while (running.size < 2) await delay(10);
    expect([...running.keys()].map(String)).toEqual([ids[0], others]);
    expect((await make({ format: 'CSV', collectionId })).data?.makeClippingExport).toEqual({
      file: null,
      problems: [
        {
          field: 'file',
          message: 'Three of your exports are still waiting. Wait until one has finished, or cancel one.',
        },
      ],
    });
    running.forEach((end) => end());
    await site.db.rows("/* test.spent */ UPDATE rate_limit SET points = 60 WHERE key = 'clippingExports:' || $1", [
      String(site.maker.memberId),
    ]);
    expect((await make({ format: 'CSV', collectionId })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  }, 30_000);

  it('is started again after its process was killed, and serves what the second attempt wrote', async () => {
    const collectionId = await collect({});
    let started = 0;
    start((task, options) =>
      exportJob.run(task, {
        ...options,
        onStarted: ({ process }) => {
          started += 1;
          if (started === 1) process.kill('SIGKILL');
        },
      }),
    );
    const id = await made({ format: 'PDF', collectionId });
    await site.db.rows(
      "/* test.halfWritten */ INSERT INTO clipping_export_piece (export_id, attempt, n, bytes) VALUES ($1, 1, 0, 'half')",
      [id],
    );
    expect([await until(id), started]).toEqual([{ stage: 'done', problem: null, attempts: 2 }, 2]);
    expect(readPdf((await download(id)).rawPayload).title).toBe('Ships');
    expect(
      await site.db.rows(
        '/* test.attempts */ SELECT DISTINCT attempt FROM clipping_export_piece WHERE export_id = $1',
        [id],
      ),
    ).toEqual([{ attempt: 2 }]);
  }, 60_000);

  it('is given up when its process is lost three times, with what its maker can do', async () => {
    start(() => Promise.reject(new JobLost('ended by SIGKILL')));
    expect(await until(await made({ format: 'PDF' }))).toMatchObject({
      stage: 'failed',
      problem: expect.stringMatching(/^We tried to write this file 3 times, .*Export a smaller collection/u) as string,
    });
  }, 30_000);

  it.each(['CSV', 'ZIP', 'PDF'])(
    'fails where what is written of a %s cannot be kept',
    async (format) => {
      const collectionId = await collect({});
      await site.db.rows(
        '/* test.diskFull */ ALTER TABLE clipping_export_piece ADD CONSTRAINT disk_full CHECK (false) NOT VALID',
      );
      try {
        start();
        const id = await made({ format, collectionId });
        expect([await until(id), (await files(collectionId))[0]?.problem]).toEqual([
          {
            stage: 'failed',
            problem: 'Something went wrong on our side. Your clippings are unchanged. Try again.',
            attempts: 1,
          },
          'Something went wrong on our side. Your clippings are unchanged. Try again.',
        ]);
      } finally {
        await site.db.rows('/* test.diskEmpty */ ALTER TABLE clipping_export_piece DROP CONSTRAINT disk_full');
      }
    },
    30_000,
  );

  it.each<[string, (id: string, collectionId: string) => Promise<unknown>]>([
    ['called off', (id) => cancel(id)],
    [
      'of a collection that is erased',
      (_id, collectionId) => site.db.rows('/* test.erase */ DELETE FROM collection WHERE id = $1', [collectionId]),
    ],
  ])(
    'ends when it is %s, and leaves nothing',
    async (_how, end) => {
      const collectionId = await collect({});
      let isUnderWay = () => {};
      const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
      let hasEnded = () => {};
      const ended = new Promise<void>((resolve) => (hasEnded = resolve));
      start(
        (_task, { signal }) =>
          new Promise((_resolve, reject) => {
            isUnderWay();
            signal.addEventListener('abort', () => {
              hasEnded();
              reject(signal.reason as Error);
            });
          }),
      );
      const id = await made({ format: 'ZIP', collectionId });
      await underWay;
      await end(id, collectionId);
      await ended;
      expect([await stageOf(id), await files(collectionId)]).toEqual([null, []]);
    },
    30_000,
  );

  it('writes a thousand clippings without holding them, in the order of the collection', async () => {
    const collectionId = await collect({});
    await site.db.rows(
      `/* test.many */ WITH made AS (INSERT INTO clipping (id, member_id, kind, source_id, title, citation, own_words, source_words)
         SELECT 'c-' || translate(lpad(n::text, 20, 'a'), '0189', 'wxyz'), c.member_id, c.kind, c.source_id, 'Number ' || n, c.citation, ''::tsvector, ''::tsvector FROM clipping c, generate_series(1, 999) AS n RETURNING id)
       INSERT INTO collection_item (collection_id, clipping_id, position, added_by) SELECT $1, id, 'z' || replace(id, '-', ''), $2 FROM made`,
      [collectionId, site.maker.memberId],
    );
    await site.db.rows(
      `/* test.manyRegions */ INSERT INTO clipping_region (clipping_id, n, image_id, page_id, x, y, width, height, image_width, image_height)
      SELECT c.id, 1, $1, $2, 40, 130, 700, 90, 1000, 1500 FROM clipping c WHERE c.title LIKE 'Number %'`,
      [site.image, CLIPPED.page],
    );
    start();
    const lines = (await fileOf({ format: 'CSV', collectionId })).toString().trimEnd().split('\r\n');
    expect(lines.filter((line) => /^(?:Number \d+|A ship),/u.test(line))).toHaveLength(1_000);
  }, 60_000);
});
