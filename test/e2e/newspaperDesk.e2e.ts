import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, ElementHandle, Page } from 'puppeteer';

import { altoPage } from '#test/support/newspaperFiles.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { layoutFaultsOf } from './support/layoutFaults.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const DAYS = ['1824-02-03', '1824-02-10', '1824-02-24', '1824-03-02'];

let site: RunningSite;
let browser: Browser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-newspaper-desk-'));
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser('--force-prefers-reduced-motion');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Issues of a page each, as a ZIP. */
function aFile(): string {
  const file = path.join(folder, 'herald.zip');
  const pages = DAYS.map((day): [string, Buffer] => [
    `herald/${day}/0001.xml`,
    Buffer.from(altoPage([`HERALD ${day}`, 'THE SHIP ARRIVED', 'at the quay of Wexcombe on Monday'])),
  ]);
  writeFileSync(file, zipOf(pages));
  return file;
}
/** What a visitor reads at an address. */
const readerSees = async (address: string): Promise<string> => {
  const { page } = await newReader(browser);
  await page.goto(site.origin + address);
  await untilQuiet(page);
  return page.evaluate(() => document.body.innerText);
};
const faultsOf = async (page: Page) => {
  const wide = await layoutFaultsOf(page);
  await page.setViewport({ width: 375, height: 900 });
  const narrow = await layoutFaultsOf(page);
  await page.setViewport({ width: 1280, height: 900 });
  return [wide, narrow, await accessibilityFaultsOf(page)].flat();
};

it('makes a newspaper, looks at the issues of a file, takes them, and closes one', async () => {
  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/internal/login`);
  await signIn(page, 'staff@example.com');
  await untilSignedIn(page, 'staff@example.com');
  await page.goto(`${site.origin}/desk/newspapers`);
  await waitForText(page, 'No newspapers yet');
  await press(page, 'button', 'Make a newspaper');
  await fill(page, 'Name', 'The Wexcombe Herald');
  await page.select('select[name="access"]', 'free');
  await press(page, 'button', 'Make it');
  await waitForPath(page, '/desk/newspapers/the-wexcombe-herald');

  // Nothing is taken before it was looked at.
  const chooser = await page.waitForSelector('input[type="file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(aFile());
  await find(page, 'heading', 'herald.zip is checked');
  await waitForText(page, '4 issues can be taken.');
  await find(page, 'cell', '10 in this file');
  await find(page, 'cell', '17 missing');
  expect(await faultsOf(page)).toEqual([]);
  expect(await readerSees('/newspapers')).not.toContain('The Wexcombe Herald');
  await press(page, 'button', 'Take these issues');
  await waitForText(page, 'herald.zip: 4 issues taken');
  await find(page, 'cell', '10 here already');
  expect(await readerSees('/newspapers')).toContain('The Wexcombe Herald');
  expect(await readerSees('/newspapers/title/the-wexcombe-herald/1824')).toContain('10');

  // One is closed until a day: readers have three.
  await fill(page, 'Issues from', '1824-02-10');
  await page.$eval('input[type="date"]', (field) => field.focus());
  await page.keyboard.type('01012999');
  await fill(page, 'Why', 'Its owner asked for it.');
  await press(page, 'button', 'Change these issues');
  await find(page, 'heading', 'Closed to readers');
  await waitForText(page, 'closed until Tuesday 1 January 2999');
  await find(page, 'cell', '10 here, and closed to readers');
  expect(await faultsOf(page)).toEqual([]);
  const closed = '/image-viewer?issue=n-the-wexcombe-herald/18240210';
  expect(await readerSees(closed)).toBe(await readerSees(closed.replace('0210', '0211')));
  expect(await readerSees('/newspapers/title/the-wexcombe-herald')).toContain('3 issues');
}, 240_000);
