import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { presentationFaults } from '#domain/newspapers/iiif/presentationFaults.fixture.ts';
import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { pageText } from '#server/engines/newspapers/pageText.ts';
import { readAlto } from '#server/importers/newspapers/readers/readAlto.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const ORIGIN = 'http://localhost:3000';
const ISSUE = 'BL/0009999/18240217';
const PAGE = `${ISSUE}/0001`;
const at = (kind: 'issue' | 'page', id: string, what: string) =>
  `/iiif/newspapers/${kind}/${encodeURIComponent(id)}/${what}`;

interface Manifest {
  id: string;
  label: object;
  items: object[];
  structures?: { items: object[] }[];
}
interface Found {
  id: string;
  next?: { id: string };
  items: { id: string; target: string | { id: string }; body: { value: string } }[];
  annotations?: { items: { motivation: string; target: { selector: { exact: string }[] } }[] }[];
  ignored?: string[];
}

let site: TestApp;
let folder: string;
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const json = async <Answer>(url: string): Promise<Answer> => (await get(url)).json<Answer>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-iiif-'));
  site = await startTestApp();
  const paper = (name: string, date: string, pages: string[][]) => {
    const texts = pages.map((_, n) => `000${n + 1}.xml`);
    const articles = pages.map((_lines, n) => ({ headline: `News ${n + 1}`, areas: [{ page: n + 1, begin: 'B1' }] }));
    return writeFiles(path.join(folder, name), {
      'mets.xml': metsFile({ date, texts, articles }),
      ...Object.fromEntries(pages.map((lines, n) => [texts[n] ?? '', altoPage(lines)])),
    });
  };
  paper('a', '1824-02-17', [
    ['A great conflag-', 'ration at the mill', 'fire & flood <again>'],
    ['The fire was put out'],
  ]);
  for (let week = 0; week < 24; week += 1)
    paper(`w${week}`, new Date(Date.UTC(1830, 0, 5 + 7 * week)).toISOString().slice(0, 10), [
      ['another fire broke out'],
    ]);
  await runAdmin(site.db, ['import-newspapers', folder, '--access', 'free']);
}, 120_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The boxes of words as they are stored, which our own reader draws. */
async function storedBox(pageId: string, line: number, from: number, to: number): Promise<string> {
  const page = await pageText(site.db, pageId);
  const words =
    unpackPage({ text: page?.text ?? '', boxes: page?.packed ?? new Uint8Array() })[line]?.words.slice(from, to) ?? [];
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  return `#xywh=${x},${y},${Math.max(...words.map((word) => word.x + word.width)) - x},${Math.max(...words.map((word) => word.y + word.height)) - y}`;
}

describe('an issue in IIIF', () => {
  it('has a manifest that is sound Presentation 3, found by any of its names', async () => {
    const manifest = await json<Manifest>(at('issue', ISSUE, 'manifest'));
    expect(presentationFaults(manifest)).toEqual([]);
    expect([manifest.label, manifest.items.length, manifest.structures?.[0]?.items.length]).toEqual([
      { en: ['The Test Journal, Tuesday 17 February 1824'] },
      2,
      2,
    ]);
    expect((await json<Manifest>(at('issue', PAGE, 'manifest'))).id).toBe(manifest.id);
  });

  it('is found from the collection of the site', async () => {
    type Items = { items: { id: string }[] };
    const follow = async (url: string): Promise<string[]> =>
      (await json<Items>(url.replace(ORIGIN, ''))).items.map(({ id }) => id);
    const [title = ''] = await follow('/iiif/newspapers/collection');
    const years = await follow(title);
    expect(years).toHaveLength(2);
    expect(await follow(years[0] ?? '')).toEqual([`${ORIGIN}${at('issue', ISSUE, 'manifest')}`]);
    expect(await follow(years[1] ?? '')).toHaveLength(24);
  });

  it.each([
    at('issue', 'BL/0009999/18240218', 'manifest'),
    at('issue', 'nonsense', 'manifest'),
    at('issue', 'a%00b', 'manifest'),
    '/iiif/newspapers/title/none/collection',
    '/iiif/newspapers/title/the-test-journal/1999/collection',
    '/iiif/newspapers/title/the-test-journal/0/collection',
    '/iiif/newspapers/title/the-test-journal/99999/collection',
    at('page', `${ISSUE}/0009`, 'lines'),
    at('page', `${ISSUE}/0001/0001`, 'alto.xml'),
    at('page', ISSUE, 'lines'),
    '/iiif/newspapers/title/none/search?q=fire',
    at('page', PAGE, 'probe'),
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('has the text of a page line by line, each where it is', async () => {
    const { items } = await json<Found>(at('page', PAGE, 'lines'));
    expect(
      items.map(({ id, body, target }) => [id.split('/').at(-1), body.value, String(target).split('#')[1]]),
    ).toEqual([
      ['0', 'A great conflag-', 'xywh=50,100,880,32'],
      ['1', 'ration at the mill', 'xywh=50,140,880,32'],
      ['2', 'fire & flood <again>', 'xywh=50,180,880,32'],
    ]);
  });

  it('has ALTO that reads back as the page it was written from', async () => {
    const { body, headers } = await get(at('page', PAGE, 'alto.xml'));
    const file = path.join(folder, 'back.xml');
    writeFiles(folder, { 'back.xml': body });
    const page = await readAlto(file, 'back.xml');
    const original = await readAlto(path.join(folder, 'a/0001.xml'), '0001.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([page.unit, page.width, page.height]).toEqual(['pixel', 1_000, 1_500]);
    const words = ({ lines }: typeof page) => lines.map((line) => line.words.map(({ text, box }) => [text, box]));
    expect(words(page)).toEqual(words(original));
    expect(body).toContain('http://www.loc.gov/standards/alto/ns-v4#');
    expect(readFileSync(file, 'utf8')).not.toContain('<again>');
  });
});

describe('Content Search', () => {
  it('finds the words of an issue where our own reader marks them', async () => {
    const { items, annotations } = await json<Found>(at('issue', ISSUE, 'search?q=fire'));
    expect(items.map(({ target }) => target)).toEqual([
      `${ORIGIN}${at('page', PAGE, 'canvas')}${await storedBox(PAGE, 2, 0, 1)}`,
      `${ORIGIN}${at('page', `${ISSUE}/0002`, 'canvas')}${await storedBox(`${ISSUE}/0002`, 0, 1, 2)}`,
    ]);
    expect(annotations?.[0]?.items.map(({ motivation, target }) => [motivation, target.selector[0]])).toEqual([
      [
        'contextualizing',
        {
          type: 'TextQuoteSelector',
          prefix: 'A great conflag- ration at the mill ',
          exact: 'fire',
          suffix: ' & flood <again>',
        },
      ],
      ['contextualizing', { type: 'TextQuoteSelector', prefix: 'The ', exact: 'fire', suffix: ' was put out' }],
    ]);
  });

  it('finds a phrase over a hyphen at a line end, with a box on each line', async () => {
    const { items } = await json<Found>(at('issue', ISSUE, `search?q=${encodeURIComponent('"great conflagration"')}`));
    expect(items.map(({ body }) => body.value)).toEqual(['great conflag-', 'ration']);
    expect(items.map(({ target }) => String(target).split('canvas')[1])).toEqual([
      await storedBox(PAGE, 0, 1, 3),
      await storedBox(PAGE, 1, 0, 1),
    ]);
  });

  it('leads through all pages of the hits of a newspaper, each hit once', async () => {
    const seen: string[] = [];
    let url: string | undefined = '/iiif/newspapers/title/the-test-journal/search?q=another';
    let pages = 0;
    while (url !== undefined) {
      const answer: Found = await json<Found>(url);
      seen.push(...answer.items.map(({ id }) => id));
      url = answer.next?.id.replace(ORIGIN, '');
      pages += 1;
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([2, 24, 24]);
  });

  it('names what it was asked and does not understand, and survives any query', async () => {
    expect(await json<Found>(at('issue', ISSUE, 'search?q=fire&user=me&motivation=painting'))).toMatchObject({
      ignored: ['user', 'motivation'],
    });
    for (const q of [
      '',
      '%00',
      '"',
      'near/9999',
      '*',
      'a'.repeat(5_000),
      encodeURIComponent('пожар 🔥'),
      'fire&q=flood&page=-1',
      'fire&page=1000000000',
    ]) {
      expect([q, (await get(at('issue', ISSUE, `search?q=${q}`))).statusCode]).toEqual([q, 200]);
      expect((await get(`/iiif/newspapers/search?q=${q}`)).statusCode).toBe(200);
    }
  });

  it('completes words of an issue, a newspaper and the site', async () => {
    type Terms = { type: string; items: { value: string; total: number; service: { id: string }[] }[] };
    const terms = async (url: string) => (await json<Terms>(url)).items.map(({ value, total }) => [value, total]);
    expect(await terms(at('issue', ISSUE, 'autocomplete?q=fi'))).toEqual([['fire', 2]]);
    expect(await terms('/iiif/newspapers/title/the-test-journal/autocomplete?q=fi')).toEqual([['fire', 26]]);
    expect(await terms('/iiif/newspapers/autocomplete?q=anoth')).toEqual([['another', 24]]);
    expect(await terms('/iiif/newspapers/autocomplete?q=f')).toEqual([]);
  });
});

describe('how much may be asked for', () => {
  it('ends with what a network may have', async () => {
    const small = await startTestApp({ db: site.db, settings: { searchLimit: 1 } });
    const ask = () =>
      small.app.inject({
        url: '/iiif/newspapers/search?q=fire',
        headers: { host: 'localhost:3000' },
        remoteAddress: '203.0.113.9',
      });
    expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await small.app.close();
  });

  it('counts manifests and collections, too', async () => {
    await createLimiter(site.db, 'pageTextsOfNetwork', { points: 3_000, duration: 300 }).take('203.0.113.77', 3_000);
    for (const url of [
      at('issue', ISSUE, 'manifest'),
      '/iiif/newspapers/collection',
      '/iiif/newspapers/title/the-test-journal/collection',
      '/iiif/newspapers/title/the-test-journal/1824/collection',
    ]) {
      const { statusCode, headers } = await site.app.inject({
        url,
        headers: { host: 'localhost:3000' },
        remoteAddress: '203.0.113.77',
      });
      expect([url, statusCode, Number(headers['retry-after']) > 0]).toEqual([url, 429, true]);
    }
  });
});
