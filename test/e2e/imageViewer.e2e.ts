import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';

import { censusRecordId, writeCensusFile } from '#test/support/censusFile.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath } from './support/byRole.ts';
import { drawByMouse } from './support/drawOnPage.ts';
import { importRecords } from './support/importRecords.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const JANE = { seq: 2, forenames: 'Jane', relationship: 'Wife' };
const ID = censusRecordId('ROCHE-1871');
const VIEWER = `/image-viewer?id=${encodeURIComponent(ID)}`;
const BOOK = 'RG 10/2267';

let folder: string;
let site: RunningSite;
let browser: Browser;
let page: Page;
let faults: string[];
/** Status and address of every answer of the image service to the member. */
let pixels: string[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-images-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  await importRecords(
    site,
    writeCensusFile(path.join(folder, 'census.tsv'), [{}, JANE]),
    '--mapping',
    'freecen',
    '--set',
    'Roche 1871',
  );
  for (const name of ['one', 'two'])
    await sharp({ create: { width: 2400, height: 1700, channels: 3, background: '#e8dcc0' } })
      .png()
      .toFile(path.join(folder, `${name}.png`));
  const mapping = path.join(folder, 'pages.csv');
  writeFileSync(
    mapping,
    `image,record,xywh,book\none.png,${ID},"100,300,2200,60",${BOOK}\none.png,${censusRecordId('ROCHE-1871', JANE)},"100,360,2200,60",${BOOK}\ntwo.png,,,${BOOK}\n`,
  );
  await site.run('import-images', folder, '--mapping', mapping, '--set', 'ROCHE-1871');
  browser = await openBrowser();
  ({ page, faults } = await newReader(browser));
  pixels = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/iiif/')) pixels.push(`${answer.status()} ${pathname}`);
  });
  await signInAs(page, site.origin, 'member@example.com');
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const APPLICATION = 'Arrow keys move it, plus and minus change its size, zero shows all of it.';
/** Size of the rectangle that marks the record on the image, in CSS pixels; null while there is none. */
const markOf = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[role="application"] [aria-hidden="true"]')]
        .map((mark) => mark.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ width, height, top }) => ({ width, height, top }))[0] ?? null,
  );

it('opens the page of a record from its transcript, draws its tiles and marks its line, with no word of the policy', async () => {
  await page.goto(`${site.origin}/transcript?id=${encodeURIComponent(ID)}`);
  await press(page, 'link', 'See the original');
  await find(page, 'application', `Page 1. ${APPLICATION}`);
  await page.waitForFunction(() => !document.querySelector('main [role="status"]'));
  await untilQuiet(page);
  expect(pixels.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  expect(pixels.filter((answer) => /\/\d+,\d+,\d+,\d+\/|\/full\/\d+,\d+\//u.test(answer)).length).toBeGreaterThan(0);
  // A line of 2200 by 60 pixels.
  const mark = await markOf();
  expect((mark?.width ?? 0) / (mark?.height ?? 1)).toBeCloseTo(2200 / 60, 0);
  await find(page, 'button', 'William PINCH');
  expect(faults).toEqual([]);
});

it('is moved by keyboard: the size of the image by plus, also of the number pad, and the page', async () => {
  const image = await find(page, 'application', `Page 1. ${APPLICATION}`);
  await image.focus();
  const before = (await markOf())?.width ?? 0;
  await page.keyboard.press('NumpadAdd');
  await page.waitForFunction(
    (width) =>
      [...document.querySelectorAll('[role="application"] [aria-hidden="true"]')].some(
        (mark) => mark.getBoundingClientRect().width > width * 1.1,
      ),
    {},
    before,
  );
  await (await find(page, 'button', 'Next page')).focus();
  await page.keyboard.press('Enter');
  await find(page, 'application', `Page 2. ${APPLICATION}`);
  expect(new URL(page.url()).searchParams.get('page')).toMatch(/^p-/u);
  expect(faults).toEqual([]);
});

it('GRANT-024 clips lines of the page, by mouse and by keys', async () => {
  await page.goto(site.origin + VIEWER);
  await find(page, 'application', `Page 1. ${APPLICATION}`);
  await press(page, 'button', 'Clip this page');
  await drawByMouse(page, [90, 290], [2310, 365]);
  await find(page, 'button', 'Rectangle 1, Page 1');
  await drawByMouse(page, [300, 900], [1200, 1300]);
  const second = await find(page, 'button', 'Rectangle 2, Page 1');
  await second.focus();
  await page.keyboard.press('ArrowDown');
  expect(
    await page.$eval('input[aria-label="Top of rectangle 2, in pixels"]', (box) => Number(box.value)),
  ).toBeGreaterThan(905);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await fill(page, 'Title', 'The Pinch household');
  await press(page, 'button', 'Save clipping');
  await press(page, 'link', 'Open the clipping');
  await find(page, 'heading', 'The Pinch household');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main figure img')].filter(
        ({ naturalWidth }) => naturalWidth > 100,
      ).length === 2,
  );
  await press(page, 'button', 'Delete');
  await waitForPath(page, '/collections/all-clippings');
  expect(faults).toEqual([]);
});

it('is on a phone with the image first, nothing cut off, and passes axe', async () => {
  const { page: phone, faults: phoneFaults } = await newReader(
    browser,
    { width: 375, height: 812 },
    page.browserContext(),
  );
  await phone.goto(site.origin + VIEWER);
  const image = await find(phone, 'application', `Page 1. ${APPLICATION}`);
  await phone.waitForFunction(() => !document.querySelector('main [role="status"]'));
  await untilQuiet(phone);
  const places = await phone.evaluate(() => ({
    scrolled: window.scrollY,
    wide: document.documentElement.scrollWidth,
    tools: document.querySelector('[role="toolbar"]')?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(places).toMatchObject({ scrolled: 0, wide: 375 });
  expect(places.tools).toBeLessThanOrEqual(812);
  expect(await image.isIntersectingViewport()).toBe(true);
  expect(await accessibilityFaultsOf(phone)).toEqual([]);
  expect(phoneFaults).toEqual([]);
});

it('gives a visitor the way to sign in and no byte of the page', async () => {
  const { page: visitor } = await newReader(browser, { width: 375, height: 812 });
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/iiif/')) asked.push(request.url());
  });
  await visitor.goto(site.origin + VIEWER);
  await find(visitor, 'heading', 'Sign in to see the original');
  await untilQuiet(visitor);
  expect(asked).toEqual([]);
  const [tile] = pixels.filter((answer) => /\/default\./u.test(answer)).map((answer) => answer.split(' ')[1] ?? '');
  const refused = await fetch(site.origin + tile);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')]);
  expect(await accessibilityFaultsOf(visitor)).toEqual([]);
});
