import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { readingsOfWords } from '#server/modules/newspapers/search/readingsOfWords.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const ISSUE = 'BL/0009999/18240217';
const PAGE = `${ISSUE}/0001`;
const MEMBER = { memberId: 1 };

interface Hit {
  articleId: string | null;
  parts: { line: number; from: number; to: number }[];
}

let site: TestApp;
let folder: string;
const before = process.env.DATA_DIR;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-reader-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  site = await startTestApp({ settings: { dataDir: process.env.DATA_DIR } });
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  const pages = [
    altoPage(['The Test Journal', 'the ship arrived at Fal-', 'mouth on Monday', 'a secret matter of a ship']),
    altoPage(['the ship was lost', 'other news']),
  ];
  const articles = [
    {
      headline: 'Shipping',
      areas: [
        { page: 1, begin: 'L2', end: 'L3' },
        { page: 2, begin: 'L1' },
      ],
    },
    { headline: 'Secret', areas: [{ page: 1, begin: 'L4' }] },
  ];
  writeFiles(folder, {
    'mets.xml': metsFile({ texts: ['0001.xml', '0002.xml'], images: ['0001.png'], articles }),
    '0001.xml': pages[0]!,
    '0002.xml': pages[1]!,
    '0001.png': picture,
  });
  await runAdmin(site.db, ['import-newspapers', folder]);
}, 120_000);
afterAll(async () => {
  await site.close();
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => site.db.rows('/* test.showAll */ UPDATE newspaper_article SET hidden_reason = NULL'));

const hide = () =>
  site.db.rows("/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'asked for' WHERE headline = 'Secret'");
const page = async (id: string, viewer = {}) => {
  const answer = await site.ask<{ newspaperPage: { text: string; packed: string; service: string | null } | null }>(
    'query Page($id: ID!) { newspaperPage(id: $id) { id position label width height service text packed revision isCorrected articles { id pages zones { x y firstLine lastLine } } } }',
    { id },
    viewer,
  );
  return answer.data?.newspaperPage ?? null;
};
const hits = async (words: string, id = ISSUE, viewer: object = MEMBER) => {
  const answer = await site.ask<{ issueHits: { pageId: string; hits: Hit[] }[] }>(
    'query Hits($id: ID!, $words: String!) { issueHits(id: $id, words: $words) { pageId hits { articleId parts { line from to } } } }',
    { id, words },
    viewer,
  );
  return Object.fromEntries(
    (answer.data?.issueHits ?? []).map(({ pageId, hits: own }) => [
      pageId.slice(-4),
      own.map(
        ({ articleId, parts }) =>
          `${articleId?.slice(-9) ?? 'head'} ${parts.map(({ line, from, to }) => `${line}:${from}-${to}`).join(' ')}`,
      ),
    ]),
  );
};

describe('a page of a newspaper', () => {
  it('has its text, boxes, articles and image for a member', async () => {
    const read = await page(PAGE, MEMBER);
    expect(read).toMatchObject({
      id: PAGE,
      position: 1,
      label: '1',
      width: 1_000,
      height: 1_500,
      text: 'the ship arrived at Fal-\nmouth on Monday\na secret matter of a ship\nThe Test Journal',
      revision: 1,
      isCorrected: false,
      articles: [
        { id: `${PAGE}/0001`, pages: [1, 2], zones: [{ firstLine: 0, lastLine: 1 }] },
        { id: `${PAGE}/0002`, pages: [1], zones: [{ firstLine: 2, lastLine: 2 }] },
        { id: `${PAGE}/0003`, pages: [1], zones: [{ firstLine: 3, lastLine: 3 }] },
      ],
    });
    expect(read?.service).toMatch(/\/iiif\/3\/p-[a-z2-7]{20}$/u);
    expect(
      unpackPage({ text: read?.text ?? '', boxes: Buffer.from(read?.packed ?? '', 'base64') })[0]?.words[1],
    ).toMatchObject({ text: 'ship', x: 160, y: 140, width: 100 });
  });

  it('that has no image has its text', async () =>
    expect(await page(`${ISSUE}/0002`, MEMBER)).toMatchObject({
      service: null,
      text: 'the ship was lost\nother news',
    }));

  it('keeps the lines of a hidden article to itself, and their numbers', async () => {
    await hide();
    const read = await page(PAGE, MEMBER);
    expect(read?.text).toBe('the ship arrived at Fal-\nmouth on Monday\n\nThe Test Journal');
    expect(
      unpackPage({ text: read?.text ?? '', boxes: Buffer.from(read?.packed ?? '', 'base64') })[3]?.words[2],
    ).toMatchObject({ text: 'Journal', x: 270 });
    expect(read).toMatchObject({ articles: [{ id: `${PAGE}/0001` }, { id: `${PAGE}/0003` }] });
  });

  it.each([PAGE, `${ISSUE}/0002`])('%s is not there for a visitor', async (id) => expect(await page(id)).toBeNull());
  it.each([
    ISSUE,
    `${PAGE}/0001`,
    `${ISSUE}/0009`,
    'BL/0009999/18990101/0001',
    'nonsense',
    '',
    'a\0b',
    'x'.repeat(5_000),
  ])('is not there by the name %j', async (id) => expect(await page(id, MEMBER)).toBeNull());
});

describe('the places of words', () => {
  it.each<[string, object]>([
    ['ship', { '0001': ['0001/0001 0:1-2', '0001/0002 2:5-6'], '0002': ['0001/0001 0:1-2'] }],
    ['"at Falmouth on"', { '0001': ['0001/0001 0:3-5 1:0-2'] }],
    ['"monday the ship"', { '0001': ['0001/0001 1:2-3'], '0002': ['0001/0001 0:0-2'] }],
    ['journal', { '0001': ['0001/0003 3:2-3'] }],
    ['schooner', {}],
    ['near/5 |', {}],
    ['', {}],
  ])('%s are found on the pages of the issue, over line ends and pages', async (words, expected) =>
    expect(await hits(words)).toEqual(expected),
  );

  it('are found by a page or an article of the issue', async () => {
    expect(Object.keys(await hits('ship', PAGE))).toEqual(['0001', '0002']);
    expect(Object.keys(await hits('ship', `${PAGE}/0001`))).toEqual(['0001', '0002']);
  });

  it('are those of what OCR made of a word, where the index knows it', async () => {
    const fail = () => Promise.reject(new Error('not ready'));
    const asked = jest.fn(() =>
      Promise.resolve({
        words: [
          { word: 'schooner', count: 0, readings: [{ form: 'ship', count: 1, isRefused: false }], isCutOff: false },
        ],
      }),
    );
    const signal = new AbortController().signal;
    const known = await readingsOfWords({ search: asked } as never, 'schooner', [ISSUE], signal);
    expect([known('schooner'), known('ship')]).toEqual([['ship'], []]);
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ words: 'schooner', filters: { issue: [ISSUE] }, withMisreadings: true }),
      { offset: 0, limit: 0 },
      signal,
    );
    expect((await readingsOfWords({ search: fail }, 'schooner', [ISSUE], signal))('schooner')).toEqual([]);
  });

  it('count as searches of their reader: an issue is not looked through without end', async () => {
    const small = await startTestApp({
      db: { ...site.db, close: () => Promise.resolve() },
      settings: { searchLimit: 1 },
    });
    try {
      const query = `query Hits { ${Array.from({ length: 3 }, (_, at) => `h${at}: issueHits(id: "${ISSUE}", words: "ship") { pageId }`).join(' ')} }`;
      expect((await small.ask(query, {}, MEMBER)).errors?.map(({ extensions }) => extensions?.code)).toEqual([
        'RATE_LIMITED',
      ]);
    } finally {
      await small.close();
    }
  });

  it('leave out a hidden article', async () => {
    await hide();
    expect(await hits('secret')).toEqual({});
  });

  it('are none for a visitor, and none where there is no issue', async () =>
    expect([await hits('ship', ISSUE, {}), await hits('ship', 'BL/0009999'), await hits('ship', 'nonsense')]).toEqual([
      {},
      {},
      {},
    ]));
});

describe('an article cut from its pages', () => {
  const cuts = async (id: string, viewer: object = MEMBER) =>
    (
      await site.ask<{ articleCuts: { page: number; image: string | null; lines: string[] }[] | null }>(
        'query Cuts($id: ID!) { articleCuts(id: $id) { page image lines } }',
        { id },
        viewer,
      )
    ).data?.articleCuts;

  it('has each stretch with its picture, where there is one, and its lines', async () => {
    const [first, second] = (await cuts(`${PAGE}/0001`)) ?? [];
    expect(first).toMatchObject({ page: 1, lines: ['the ship arrived at Fal-', 'mouth on Monday'] });
    expect(second).toEqual({ page: 2, image: null, lines: ['the ship was lost'] });
    const { pathname } = new URL(first?.image ?? '');
    const answer = await site.app.inject({
      url: pathname,
      headers: { host: 'localhost:3000', ...site.headersOf(MEMBER) },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('is not there for a visitor, where it is hidden, or where there is none', async () => {
    await hide();
    expect([
      await cuts(`${PAGE}/0001`, {}),
      await cuts(`${PAGE}/0002`),
      await cuts(`${PAGE}/0009`),
      await cuts(PAGE),
      await cuts('nonsense'),
    ]).toEqual([null, null, null, null, null]);
  });
});

it.each([
  [ISSUE, 200],
  [`${PAGE}/0001`, 200],
  ['BL/0009999/18990101', 404],
  ['unknown', 404],
  ['', 404],
])('REC-007 the document of the reader at %s answers %d', async (id, status) => {
  const answer = await site.app.inject({
    url: `/image-viewer?issue=${id}`,
    headers: { accept: 'text/html', host: 'localhost:3000' },
  });
  expect(answer.statusCode).toBe(status);
});
