import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { offprintAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { readPdf } from '#test/support/readPdf.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const ISSUE = 'BL/0009999/18240217';
const PAGE = `${ISSUE}/0001`;
const SHIPPING = `${PAGE}/0001`;
const SECRET = `${PAGE}/0002`;
const MEMBER = { memberId: 1 };
const CITATION =
  /^“Shipping”, The Test Journal \(London\), Tuesday 17 February 1824, p\. 1; text read by machine, uncorrected; Muniment \(http:\/\/localhost:3000\/image-viewer\?issue=BL\/0009999\/18240217\/0001\/0001 : accessed/u;

let site: TestApp;
let folder: string;
const before = process.env.DATA_DIR;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-offprint-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  site = await startTestApp({ settings: { dataDir: process.env.DATA_DIR } });
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  const pages = [
    altoPage(['the ship arrived at Fal-', 'mouth on Monday', 'a secret matter of a ship']),
    altoPage(['the ship was lost', 'other news']),
  ];
  const articles = [
    {
      headline: 'Shipping',
      areas: [
        { page: 1, begin: 'L1', end: 'L2' },
        { page: 2, begin: 'L1' },
      ],
    },
    { headline: 'Secret', areas: [{ page: 1, begin: 'L3' }] },
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
const ask = (id: string, viewer: object = MEMBER) =>
  site.app.inject({ url: offprintAddress(id), headers: { host: 'localhost:3000', ...site.headersOf(viewer) } });
const read = async (id: string) => readPdf((await ask(id)).rawPayload).pages;

describe('an article or a page of a newspaper as PDF', () => {
  it('is a file of its own, which no cache may keep', async () => {
    const { statusCode, headers, rawPayload } = await ask(PAGE);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="BL-0009999-18240217-0001.pdf"');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has the words of a page where they are printed, one picture, and the citation', async () => {
    const [sheet, ...more] = await read(PAGE);
    expect(more).toEqual([]);
    expect(sheet!.text).toContain('the ship arrived at Fal- mouth on Monday a secret matter of a ship');
    expect(sheet!.text).toContain('The Test Journal (London), Tuesday 17 February 1824, p. 1;');
    expect(sheet!.text).toContain('1 of 1');
    expect(sheet!.pictures).toBe(1);
    const [arrived, monday] = ['rrived', 'onday'].map((end) => sheet!.words.find(({ text }) => text.includes(end)));
    // The second line is lower. Letters that are set closer may come as pieces of their own, and words together.
    expect(monday!.y).toBeLessThan(arrived!.y);
  });

  it('has an article over two pages: its picture, the text of the page without one, its citation', async () => {
    const [sheet] = await read(SHIPPING);
    expect(sheet!.text).toContain('Shipping');
    expect(sheet!.text).toContain('the ship arrived at Fal- mouth on Monday');
    expect(sheet!.text).toContain('the ship was lost');
    expect(sheet!.text).not.toContain('secret');
    expect(sheet!.text).not.toContain('other news');
    expect(sheet!.pictures).toBe(1);
    expect(sheet!.text.slice(sheet!.text.indexOf('“Shipping”'))).toMatch(CITATION);
  });

  it('has nothing of a closed article', async () => {
    await hide();
    const [sheet] = await read(PAGE);
    expect(sheet!.text).toContain('mouth on Monday');
    expect(sheet!.text).not.toContain('secret');
    expect((await ask(SECRET)).statusCode).toBe(404);
  });

  it('is not there for a visitor, nor where there is no such page or article', async () => {
    const answers = [
      await ask(PAGE, {}),
      await ask(SHIPPING, {}),
      ...(await Promise.all(
        [ISSUE, `${ISSUE}/0009`, `${PAGE}/0009`, 'BL/0009999', 'nonsense', 'x'.repeat(300)].map((id) => ask(id)),
      )),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ headers }) => headers['content-type'])).size).toBe(1);
  });
});
