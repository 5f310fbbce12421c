import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { NEWSPAPER_READERS, newspaperReaders } from '#test/support/server/newspaperReaders.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { pagesForSubscribers } from './issueAccess.ts';

const ISSUE = 'BL/0009999/18240217';

let site: TestApp;
let folder: string;
const before = process.env.DATA_DIR;
const viewers: Record<string, Partial<Viewer>> = {};
const doors: Record<string, (viewer: Partial<Viewer>) => Promise<boolean>> = {};

/** The page image and the book of the issue. */
const images = async () => {
  const row = await site.db.one<{ page: string; book: number }>(
    '/* test.image */ SELECT i.id AS page, i.book_id AS book FROM page_image i JOIN newspaper_page p ON p.image_id = i.id WHERE p.issue_id = $1',
    [ISSUE],
  );
  if (!row) throw new Error('The page has no image.');
  return row;
};
const MISSING = '/iiif/3/p-aaaaaaaaaaaaaaaaaaaa/info.json';
/** True where the address answers; a refusal must look as an address that does not exist. */
const opens = (url: string) => async (viewer: Partial<Viewer>) => {
  const headers = { host: 'localhost:3000', ...site.headersOf(viewer) };
  const answer = await site.app.inject({ url, headers });
  if (answer.statusCode === 200) return true;
  const missing = await site.app.inject({ url: MISSING, headers });
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['cache-control'],
    answer.headers.etag,
  ]).toEqual([404, missing.headers['content-type'], missing.headers['cache-control'], undefined]);
  return false;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-paper-access-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  site = await startTestApp({ settings: { dataDir: process.env.DATA_DIR } });
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  const articles = [{ headline: 'Shipping', areas: [{ page: 1, begin: 'L1' }] }];
  writeFiles(path.join(folder, 'paper'), {
    'mets.xml': metsFile({ images: ['0001.png'], articles }),
    '0001.xml': altoPage(['shipping news']),
    '0001.png': picture,
  });
  await runAdmin(site.db, ['import-newspapers', path.join(folder, 'paper')]);
  Object.assign(viewers, await newspaperReaders(site.db));
  const { page, book } = await images();
  Object.assign(doors, {
    info: opens(`/iiif/3/${page}/info.json`),
    tile: opens(`/iiif/3/${page}/0,0,256,256/max/0/default.jpg`),
    manifest: opens(`/iiif/manifests/b-${book}`),
    annotations: opens(`/iiif/annotations/${page}`),
    'thumbnail of the article': opens(thumbnailPath(`${ISSUE}/0001/0001`)),
    'thumbnail of the page': opens(thumbnailPath(`${ISSUE}/0001`)),
    'thumbnail of the issue': opens(thumbnailPath(ISSUE)),
    'page of the reader': async (viewer: Partial<Viewer>) =>
      (
        await site.ask<{ newspaperPage: object | null }>(
          `query P { newspaperPage(id: "${ISSUE}/0001") { text packed service } }`,
          {},
          viewer,
        )
      ).data?.newspaperPage !== null,
    'places of words': async (viewer: Partial<Viewer>) =>
      (
        await site.ask<{ issueHits: object[] }>(
          `query H { issueHits(id: "${ISSUE}", words: "shipping") { pageId } }`,
          {},
          viewer,
        )
      ).data?.issueHits.length !== 0,
    'article cut out': async (viewer: Partial<Viewer>) =>
      (
        await site.ask<{ articleCuts: object[] | null }>(
          `query C { articleCuts(id: "${ISSUE}/0001/0001") { lines } }`,
          {},
          viewer,
        )
      ).data?.articleCuts !== null,
    pageImage: async (viewer: Partial<Viewer>) =>
      (await site.ask<{ pageImage: object | null }>(`query P { pageImage(id: "${page}") { id } }`, {}, viewer)).data
        ?.pageImage !== null,
  });
}, 120_000);
afterAll(async () => {
  await site.close();
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true, force: true });
});

describe('the page of a newspaper', () => {
  it.each<[string, string[], string[]]>([
    ['no rule', [], ['member', 'subscriber', 'patron', 'patron without access']],
    ['free', ['free'], NEWSPAPER_READERS],
    ['members', ['members'], ['member', 'subscriber', 'patron', 'patron without access']],
    ['subscribers', ['subscribers'], ['subscriber']],
    ['one institution', ['institution:test-library'], ['patron']],
    ['another institution', ['institution:elsewhere'], []],
    ['subscribers and one institution', ['subscribers', 'institution:test-library'], ['subscriber', 'patron']],
  ])('with the rule %s is open to the same readers at every door', async (_name, access, expected) => {
    await site.db.rows('/* test.noRules */ DELETE FROM access_rule');
    await site.db.rows(
      '/* test.rules */ INSERT INTO access_rule (title_id, access) SELECT $1, access FROM unnest($2::text[]) AS access',
      ['BL/0009999', access],
    );
    for (const [door, open] of Object.entries(doors)) {
      const readers: string[] = [];
      for (const name of NEWSPAPER_READERS) if (await open(viewers[name] ?? {})) readers.push(name);
      expect([door, readers]).toEqual([door, expected]);
    }
  });

  it.each<[string, string[], number]>([
    ['subscribers', ['subscribers'], 1],
    ['subscribers and one institution', ['subscribers', 'institution:test-library'], 1],
    ['subscribers and members', ['subscribers', 'members'], 0],
    ['subscribers and everyone', ['subscribers', 'free'], 0],
    ['members', ['members'], 0],
  ])('with the rule %s is counted among what only a plan opens where it is', async (_name, access, count) => {
    await site.db.rows('/* test.noRules */ DELETE FROM access_rule');
    await site.db.rows(
      '/* test.rules */ INSERT INTO access_rule (title_id, access) SELECT $1, access FROM unnest($2::text[]) AS access',
      ['BL/0009999', access],
    );
    expect(await pagesForSubscribers(site.db)).toEqual({ pages: count, titles: count });
  });

  it('may be shown by other sites only where it is free', async () => {
    const { page } = await images();
    const headers = async (access: string, viewer: Partial<Viewer>) => {
      await site.db.rows('/* test.rule */ UPDATE access_rule SET access = $1', [access]);
      return (
        await site.app.inject({
          url: `/iiif/3/${page}/info.json`,
          headers: { host: 'localhost:3000', ...site.headersOf(viewer) },
        })
      ).headers;
    };
    await site.db.rows('/* test.noRules */ DELETE FROM access_rule');
    await site.db.rows(`/* test.oneRule */ INSERT INTO access_rule (title_id, access) VALUES ('BL/0009999', 'free')`);
    expect(await headers('free', {})).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
    });
    expect(await headers('members', viewers.member ?? {})).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
  });

  it('has its rule set by the import, which counts its articles as changed', async () => {
    const change = async () =>
      (await site.db.one<{ change: number }>('/* test.change */ SELECT max(change) AS change FROM newspaper_article'))
        ?.change ?? 0;
    const rules = () => site.db.rows('/* test.allRules */ SELECT title_id, access FROM access_rule ORDER BY access');
    const first = await change();
    const set = (...access: string[]) =>
      runAdmin(site.db, [
        'import-newspapers',
        path.join(folder, 'paper'),
        ...access.flatMap((who) => ['--access', who]),
      ]);
    expect(await set('subscribers', 'institution:test-library')).toMatchObject({ code: 0 });
    expect(await rules()).toEqual([
      { title_id: 'BL/0009999', access: 'institution:test-library' },
      { title_id: 'BL/0009999', access: 'subscribers' },
    ]);
    const second = await change();
    expect(second).toBeGreaterThan(first);
    await set('institution:test-library', 'subscribers');
    expect(await change()).toBe(second);
    expect(await set('everybody')).toMatchObject({
      code: 1,
      err: '--access everybody: it must be free, members, subscribers or institution:ID.',
    });
  });
});

it.each([
  thumbnailPath('BL/0009999/18240217/0001/0009'),
  thumbnailPath('BL/0009999/18990101'),
  '/iiif/newspaper-thumbnails/BL%2F0009999',
  '/iiif/newspaper-thumbnails/nonsense',
  '/iiif/thumbnails/n-none%2F18240217',
  `/iiif/newspaper-thumbnails/${'a'.repeat(400)}`,
])('%s is not there', async (url) =>
  expect((await site.app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode).toBe(404),
);
