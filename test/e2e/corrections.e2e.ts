import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, signInAs, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const PAGE = 'BL/0009997/18420305/0001';
const READ = 'Married at Truro William Pincbbeck of thc town';
const TRUE = 'Married at Truro William Pinchbeck of the town';

let folder: string;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-corrections-'));
  const { alto, png } = await drawnPage('The Redruth Observer', [`MARRIED\n${READ}\nto Mary Webb of Redruth\nand many were glad`]);
  writeFiles(path.join(folder, 'issue'), { 'mets.xml': metsFile({ title: 'The Redruth Observer', number: '0009997', date: '1842-03-05', texts: ['0001.xml'], images: ['0001.png'] }), '0001.xml': alto, '0001.png': png });
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  site.command('import-newspapers', path.join(folder, 'issue'), '--access', 'free');
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const openText = async (page: Page) => {
  await page.goto(`${site.origin}/image-viewer?issue=${PAGE}`);
  await press(page, 'tab', 'Text');
  await find(page, 'region', 'Text of page 1');
};
/** How many articles the search of the site finds, asked as its pages ask. */
const found = (page: Page, words: string) =>
  page.evaluate(async (query) => {
    const body = JSON.stringify({ operationName: 'Found', query: 'query Found($search: String!) { articleSearch(search: $search) { total } }', variables: { search: new URLSearchParams({ q: query }).toString() } });
    const answer = (await (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as { data: { articleSearch: { total: number } } };
    return answer.data.articleSearch.total;
  }, words);

it('a member corrects a line on the keyboard, a curator accepts it, and everyone reads and finds it', async () => {
  const { page: visitor, faults } = await newReader(browser);
  await openText(visitor);
  await waitForText(visitor, READ);
  while ((await found(visitor, '"william pincbbeck"')) !== 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await found(visitor, '"pinchbeck of the town"')).toBe(0);

  const { page: member, faults: memberFaults } = await newReader(browser);
  await signInAs(member, site.origin, 'member@example.com');
  await openText(member);
  await press(member, 'button', 'Correct this text');
  await find(member, 'textbox', 'Line 1, as printed');
  await member.keyboard.press('Escape');
  const line = await member.$$eval('[data-line]', (lines, text) => Number(lines.find(({ textContent }) => textContent?.includes(text))?.getAttribute('data-line')) + 1, READ);
  await press(member, 'button', `Correct line ${line}`);
  await member.waitForSelector('img[alt="The line on its page"]');
  await fill(member, `Line ${line}, as printed`, TRUE);
  expect(await accessibilityFaultsOf(member)).toEqual([]);
  await member.keyboard.press('Enter');
  await waitForText(member, `Line ${line} waits for review.`);
  await find(member, 'textbox', `Line ${line + 1}, as printed`);

  const { page: staff, faults: staffFaults } = await newReader(browser);
  await staff.goto(`${site.origin}/internal/login`);
  await signIn(staff, 'staff@example.com');
  await untilSignedIn(staff, 'staff@example.com');
  await staff.goto(`${site.origin}/internal/corrections`);
  await find(staff, 'button', `Accept “${TRUE}”`);
  expect(await accessibilityFaultsOf(staff)).toEqual([]);
  await press(staff, 'button', `Accept “${TRUE}”`);
  await find(staff, 'heading', 'Nothing to review');

  await openText(visitor);
  await waitForText(visitor, TRUE);
  // The index looks for changes every two seconds; what the machine read is still found.
  while ((await found(visitor, '"pinchbeck of the town"')) !== 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await found(visitor, '"william pincbbeck"')).toBe(1);
  expect([...faults, ...memberFaults, ...staffFaults]).toEqual([]);
});
