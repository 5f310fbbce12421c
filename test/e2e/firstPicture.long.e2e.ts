import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { holdScript } from './support/holdScript.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { untilContent } from './support/untilContent.ts';

const PATIENCE_MS = 60_000;
const OPEN = { title: 'The Open Paper', number: '0009997', date: '1842-03-05' };
const CLOSED = { title: 'The Closed Paper', number: '0009998', date: '1842-03-05' };
const PICTURE = 'img[fetchpriority="high"]';

let site: RunningSite;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-first-picture-'));
  [site, browser] = await Promise.all([startSite({ env: { FIRST_CONTENT: 'on' } }), openBrowser()]);
  const { alto, png } = await drawnPage('The Paper', ['fire in the mill', 'a ship and a storm', 'sheep at the fair']);
  for (const [paper, access] of [
    [OPEN, 'free'],
    [CLOSED, 'members'],
  ] as const) {
    const files = { 'mets.xml': metsFile({ ...paper, images: ['0001.png'] }), '0001.xml': alto, '0001.png': png };
    await site.run('import-newspapers', await writeFiles(path.join(folder, paper.number), files), '--access', access);
  }
}, 240_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Where the picture of the document is on the screen, and where its page is, worked out from the part that it is of.
 */
const picturedAt = (page: Page) =>
  page.$eval(PICTURE, (picture) => {
    const numbers = picture.computedStyleMap();
    const [partX = 0, partY = 0, partWidth = 1] = ['--part-x', '--part-y', '--part-width'].map((name) =>
      Number(numbers.get(name)),
    );
    const { left, top, width } = picture.getBoundingClientRect();
    const scale = width / partWidth;
    return { scale, left: left - partX * scale, top: top - partY * scale };
  });

/** Where the viewer has the page, once it is sharp. */
async function viewedAt(page: Page) {
  await page.waitForSelector('[data-state="sharp"]', { timeout: PATIENCE_MS });
  return page.$eval('[role="application"] svg > g', (layer) => {
    const { a: scale, e, f } = new DOMMatrix((layer.getAttribute('transform') ?? '').replaceAll(' ', ','));
    const { left, top } = (layer.ownerSVGElement as SVGElement).getBoundingClientRect();
    return { scale, left: left + e, top: top + f };
  });
}

const WINDOWS = {
  desk: { width: 1280, height: 800 },
  phone: { width: 412, height: 823 },
  hall: { width: 1920, height: 700 },
} as const;

describe('the first picture of a page', () => {
  it.each([
    ['a whole page', 'desk', '/image-viewer?issue=BL/0009997/18420305'],
    ['a whole page', 'phone', '/image-viewer?issue=BL/0009997/18420305/0001'],
    ['a match', 'desk', '/image-viewer?issue=BL/0009997/18420305/0001&q=storm'],
    ['a match', 'phone', '/image-viewer?issue=BL/0009997/18420305/0001&q=storm'],
    ['a match', 'hall', '/image-viewer?issue=BL/0009997/18420305/0001&q=storm'],
    ['a rectangle at an edge', 'desk', '/image-viewer?issue=BL/0009997/18420305/0001&xywh=1400,2100,90,90'],
    ['the line of a record', 'desk', '/image-viewer?id=WEX-BAPTISMS/23/1'],
  ] as const)(
    '%s on a %s is painted before the script has come, and stays where it is',
    async (_what, device, address) => {
      const { page, faults } = await newReader(browser, WINDOWS[device], await browser.createBrowserContext());
      const letGo = await holdScript(page);
      await untilContent(site.origin + address);
      const opening = page.goto(site.origin + address);
      await page.waitForFunction(
        (picture) => (document.querySelector<HTMLImageElement>(picture)?.naturalWidth ?? 0) > 0,
        { timeout: PATIENCE_MS },
        PICTURE,
      );
      const before = await picturedAt(page);
      await letGo();
      await opening;
      const after = await viewedAt(page);
      expect(Math.abs(after.scale / before.scale - 1)).toBeLessThan(0.005);
      expect(Math.abs(after.left - before.left)).toBeLessThan(2);
      expect(Math.abs(after.top - before.top)).toBeLessThan(2);
      await page.waitForFunction((picture) => document.querySelector(picture) === null, {}, PICTURE);
      expect(await page.evaluate(() => performance.getEntriesByName('first-content-differs').length)).toBe(0);
      expect(faults).toEqual([]);
      await page.browserContext().close();
    },
  );

  it('of a page that a visitor may not see is not named', async () => {
    const [open, closed] = await Promise.all([
      untilContent(`${site.origin}/image-viewer?issue=BL/0009997/18420305/0001`),
      untilContent(`${site.origin}/image-viewer?issue=BL/0009998/18420305/0001`),
    ]);
    expect([
      open.includes('/iiif/3/p-'),
      closed.includes('/iiif/3/'),
      /<link rel="preload" as="image"/u.test(closed),
    ]).toEqual([true, false, false]);
    expect(open.indexOf('as="image"')).toBeLessThan(open.indexOf('<script src='));
    expect(open.indexOf('as="image"')).toBeGreaterThan(open.indexOf('name="viewport"'));
  });
});
