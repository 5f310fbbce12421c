import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const NOTICES = 30;
/** What the machine read in the place of “mare” in some notices: one letter as two. */
const MISREAD = 'rnare';
const MISREAD_EVERY = 10;
const RESULTS = '/search-newspapers/results';

let folder: string;
let site: RunningSite;
let browser: Browser;
let page: Page;
let faults: string[];
/** Waits until every notice of the import is found: the running site takes an import into its index by itself. */
async function untilFound(): Promise<void> {
  for (let isFound = false; !isFound; ) {
    await page.goto(`${site.origin}${RESULTS}?q=grey`);
    await page.waitForFunction(() => /\d articles|No articles found/u.test(document.body.innerText));
    isFound = await page.evaluate((total) => document.body.innerText.includes(`of ${total} articles`), NOTICES);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-newspapers-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  const lines = Array.from({ length: NOTICES }, (_, at) => `Lost a grey ${(at + 1) % MISREAD_EVERY === 0 ? MISREAD : 'mare'} near Bodmin reward given`);
  const articles = lines.map((_, at) => ({ headline: `Notice ${at + 1}`, areas: [{ page: 1, begin: `L${at + 1}` }] }));
  writeFiles(folder, { 'mets.xml': metsFile({ title: 'The Test Journal', articles }), '0001.xml': altoPage(lines) });
  site.command('import-newspapers', folder);
  browser = await openBrowser();
  ({ page, faults } = await newReader(browser));
  await untilFound();
  await signInAs(page, site.origin, 'member@example.com');
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

it('finds notices by a phrase, misreadings included, and leaves a misreading out', async () => {
  await page.goto(`${site.origin}/search-newspapers`);
  await find(page, 'heading', 'Search newspapers');
  await waitForText(page, `${NOTICES} articles in 1 issue of 1 newspaper, 1824.`);
  await fill(page, 'Words to find', 'grey mare', 'searchbox');
  await page.keyboard.press('Enter');
  await waitForPath(page, RESULTS);
  await waitForText(page, `1–20 of ${NOTICES} articles`);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'checkbox', `${MISREAD} ${NOTICES / MISREAD_EVERY}`);
  await waitForText(page, `1–20 of ${NOTICES - NOTICES / MISREAD_EVERY} articles`);
  await find(page, 'button', `Remove Misreadings: not ${MISREAD} for mare`);
});

it('opens an article in the reader with its words, and Back is where it was in the list', async () => {
  const row = await find(page, 'link', 'Notice 16');
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  await press(page, 'link', 'Notice 16');
  await waitForPath(page, '/image-viewer');
  expect(new URL(page.url()).searchParams.get('q')).toBe('grey mare');
  await page.goBack();
  await waitForPath(page, RESULTS);
  await waitForText(page, `1–20 of ${NOTICES - NOTICES / MISREAD_EVERY} articles`);
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 40, {}, before);
  expect(faults).toEqual([]);
});
