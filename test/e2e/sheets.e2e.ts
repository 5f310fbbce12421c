import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, ElementHandle, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, headingOf, press, waitForPath, waitForText } from './support/byRole.ts';
import { layoutFaultsOf } from './support/layoutFaults.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { until } from './support/until.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-sheets-'));
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser('--force-prefers-reduced-motion');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const FORENAMES = ['Ann', 'John', 'Mary', 'William', 'Elizabeth', 'Thomas', 'Jane', 'James'];
const SURNAMES = ['Marsh', 'Hext', 'Penna', 'Tregenza', 'Rowse', 'Hocking', 'Nance', 'C__PER'];
const burial = (at: number): string[] => [
  FORENAMES[at % 8] ?? '',
  SURNAMES[(at * 3) % 8] ?? '',
  `${1 + (at % 28)} Mar ${1813 + Math.floor(at / 2)}`,
  `${1 + at}`,
];
const HEADINGS = ['Fore names', 'Surname', 'Date buried', 'Aged'];

/** Writes a file of burials of Wexcombe. @param rows - as many as there are to be. */
function aFile(name: string, rows: number, more: readonly string[][] = []): string {
  const lines = [HEADINGS, ...Array.from({ length: rows }, (_row, at) => burial(at)), ...more];
  const file = path.join(folder, name);
  writeFileSync(file, lines.map((cells) => cells.join(',')).join('\n'));
  return file;
}

/** A member of staff at a page. */
async function staffAt(email: string, address: string): Promise<Page> {
  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/internal/login`);
  await signIn(page, email);
  await untilSignedIn(page, email);
  await page.goto(site.origin + address);
  await untilQuiet(page);
  return page;
}

async function choose(page: Page, file: string): Promise<void> {
  const chooser = await page.waitForSelector('input[type="file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
}

/** Says that the records of a sheet are burials. */
async function sayBurials(page: Page): Promise<void> {
  await (await page.waitForSelector('input[name="kind"][value="BURIALS"]'))?.click();
  await waitForText(page, 'filled in for you');
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const readerSees = async (address: string): Promise<string> => {
  const { page } = await newReader(browser);
  await page.goto(site.origin + address);
  await untilQuiet(page);
  return page.evaluate(() => document.body.innerText);
};
const SEARCH = '/search/results?lastname=tregenza';
const SET = 'Wexcombe St Mary, burials';

it('brings records from a file to readers, takes a next file, goes back, and withdraws them', async () => {
  const page = await staffAt('staff@example.com', '/desk');
  await waitForText(page, 'No sheets yet');
  await press(page, 'button', 'Bring in records');
  await fill(page, 'Name of the records', SET);
  await press(page, 'button', 'Next: the file');

  // The file.
  await waitForText(page, 'Choose a file, or drop it here');
  const sheet = pathOf(page).replace(/\/file$/u, '');
  await choose(page, aFile('burials.csv', 40, [['', '', '1 Mar 1851', '40']]));
  await find(page, 'heading', 'burials.csv');
  await waitForText(page, 'Rows 1 to 25 of 41');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'link', 'Next: the columns');

  // The columns: what is plain is filled in.
  await sayBurials(page);
  const chosen = () =>
    page.$$eval('table select:not([aria-label^="What else"])', (fields) =>
      fields.map(({ selectedOptions }) => selectedOptions[0]?.text ?? ''),
    );
  expect(await chosen()).toEqual(['First names', 'Surname', 'Date of burial', 'Age']);
  await fill(page, 'Parish or place (optional)', 'Wexcombe');
  await (await page.waitForSelector('input[name="notation"][value="FREEREG"]'))?.click();
  await fill(page, 'Description of the source', 'Burials in the churchyard of St Mary.');
  await waitForText(page, 'Nothing is missing');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'button', 'Save and look for problems');

  // Problems: one row cannot be taken.
  await waitForPath(page, `${sheet}/problems`);
  await find(page, 'heading', 'Rows that become no record');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'link', 'Next: check the records');

  // The check: rows beside what readers will see.
  await waitForPath(page, `${sheet}/check`);
  await find(page, 'link', 'Next: publish');
  await waitForText(page, 'Rows that are not taken');
  await waitForText(page, '1 Mar 1813');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'link', 'Next: publish');

  // Published.
  await press(page, 'button', 'Publish 40 records');
  await find(page, 'heading', 'Readers have 40 records of this sheet');
  expect(await readerSees(SEARCH)).toContain(SET);
  // Letters that were not read are looked past.
  expect(await readerSees('/search/results?lastname=cooper')).toContain(SET);
  await press(page, 'link', 'Open the record set');
  expect(await headingOf(page)).toBe(SET);

  // The next file keeps its columns.
  await page.goto(`${site.origin}${sheet}/file`);
  await choose(page, aFile('longer.csv', 50));
  await find(page, 'heading', 'longer.csv');
  await page.goto(`${site.origin}${sheet}/columns`);
  await untilQuiet(page);
  expect(await chosen()).toEqual(['First names', 'Surname', 'Date of burial', 'Age']);
  await page.goto(`${site.origin}${sheet}/publish`);
  await press(page, 'button', 'Publish 50 records');
  await find(page, 'heading', 'Readers have 50 records of this sheet');

  // Back to the first: fewer records have to be confirmed.
  await page.goto(`${site.origin}${sheet}/history`);
  await untilQuiet(page);
  const [back] = await page.$$('tbody tr:nth-child(2) button');
  await back?.click();
  await press(page, 'button', 'Go back');
  await waitForText(page, 'The sheet is as it was then.');
  await page.goto(`${site.origin}${sheet}/publish`);
  await press(page, 'checkbox', 'Publish it all the same');
  await press(page, 'button', 'Publish 40 records');
  await find(page, 'heading', 'Readers have 40 records of this sheet');

  // Withdrawn, with the reason that readers are told.
  await page.goto(`${site.origin}${sheet}/history`);
  await press(page, 'button', 'Withdraw from readers');
  await fill(page, 'Why', 'The archive has asked us to check the permissions.');
  await press(page, 'button', 'Withdraw');
  await waitForText(page, 'Withdrawn');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  expect(await readerSees(SEARCH)).not.toContain(SET);
}, 300_000);

it('gives the records that a search finds one value, shows them first, and undoes it as one step', async () => {
  const page = await staffAt('staff@example.com', '/desk');
  await press(page, 'button', 'Bring in records');
  await fill(page, 'Name of the records', 'Luxulyan, burials');
  await press(page, 'button', 'Next: the file');
  await choose(page, aFile('luxulyan.csv', 24));
  await press(page, 'link', 'Next: the columns');
  await sayBurials(page);
  const sheet = pathOf(page).replace(/\/columns$/u, '');
  await fill(page, 'Parish or place (optional)', 'Luxulyan');
  await fill(page, 'Description of the source', 'Burials at Luxulyan.');
  await press(page, 'button', 'Save and look for problems');
  await waitForPath(page, `${sheet}/problems`);
  await page.goto(`${site.origin}${sheet}/publish`);
  await press(page, 'button', 'Publish 24 records');
  await find(page, 'heading', 'Readers have 24 records of this sheet');

  await page.goto(`${site.origin}/search/results?lastname=hocking&datasetname=luxulyan%2C+burials`);
  await press(page, 'link', 'Edit these records');
  await waitForPath(page, '/desk/chosen');
  const field = (await find(page, 'combobox', 'Field')) as ElementHandle<HTMLSelectElement>;
  await field.select('surname');
  await fill(page, 'New value', 'Hockin');
  await press(page, 'button', 'Show what would change');
  await waitForText(page, '3 records would change');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await fill(page, 'Reason', 'The register has no g.');
  await press(page, 'button', 'Change 3 records');
  await find(page, 'heading', '3 records changed in the sheet');
  await press(page, 'link', 'Go on to publish');
  await press(page, 'button', 'Publish 24 records');
  const results = '/search/results?lastname=hockin&datasetname=luxulyan%2C+burials';
  const isChanged = async () => /James\s+Hockin\b/iu.test(await readerSees(results));
  await until(isChanged);

  await page.goto(`${site.origin}${sheet}/problems`);
  await untilQuiet(page);
  await (await page.waitForSelector('button[aria-label^="Undo: "]'))?.click();
  await waitForText(page, 'Done. The rows were looked at again.');
  await page.goto(`${site.origin}${sheet}/publish`);
  await press(page, 'button', 'Publish 24 records');
  await until(async () => !(await isChanged()));
}, 180_000);

it('says which place a spelling means: readers find it there, and read what the source says', async () => {
  const page = await staffAt('staff@example.com', '/desk');
  await press(page, 'button', 'Bring in records');
  await fill(page, 'Name of the records', 'Harrowmore, burials');
  await press(page, 'button', 'Next: the file');
  await choose(page, aFile('harrowmore.csv', 24));
  await press(page, 'link', 'Next: the columns');
  await sayBurials(page);
  const sheet = pathOf(page).replace(/\/columns$/u, '');
  await fill(page, 'Parish or place (optional)', 'Harrowmore');
  await fill(page, 'County (optional)', 'Wexcombeshire');
  await fill(page, 'Description of the source', 'Burials at Harrowmere.');
  await press(page, 'button', 'Save and look for problems');
  await waitForPath(page, `${sheet}/problems`);
  await find(page, 'heading', 'Places that are not known: Parish or place');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'button', 'Say the place of 1 value, in 24 rows');
  await waitForText(page, 'Parish or place: 1 value given the place that is meant');
  await page.goto(`${site.origin}${sheet}/publish`);
  await press(page, 'button', 'Publish 24 records');
  await find(page, 'heading', 'Readers have 24 records of this sheet');
  const found = await readerSees('/search/results?lastname=hext&place=Harrowmere%2C+Wexcombeshire%2C+England');
  expect(found).toContain('Harrowmore, burials');
  expect(found).toContain('Harrowmore, Wexcombeshire');
}, 180_000);

it('shows what someone else saved meanwhile, and keeps what was typed', async () => {
  const stephen = await staffAt('staff@example.com', '/desk');
  await press(stephen, 'button', 'Bring in records');
  await fill(stephen, 'Name of the records', 'Roche, burials');
  await press(stephen, 'button', 'Next: the file');
  await choose(stephen, aFile('roche.csv', 12));
  await press(stephen, 'link', 'Next: the columns');
  await sayBurials(stephen);
  // At another desk: a tab of the same browser is behind this one, where nothing can be pressed, and shares its drafts.
  const other = await staffAt('staff@example.com', pathOf(stephen));
  await sayBurials(other);
  await fill(other, 'Description of the source', 'From the other desk.');
  await press(other, 'button', 'Save');
  await waitForText(other, 'Saved');
  await fill(stephen, 'Description of the source', 'Typed here.');
  await press(stephen, 'button', 'Save');
  await waitForText(stephen, 'Someone else changed this sheet');
  await waitForText(stephen, 'Description of the source: now From the other desk.');
  await press(stephen, 'button', 'Save mine over it');
  await waitForText(stephen, 'Saved');
  await other.reload();
  const field = await find(other, 'textbox', 'Description of the source');
  expect(await field.evaluate((element) => (element as HTMLTextAreaElement).value)).toBe('Typed here.');
}, 180_000);

it('is laid out well on a phone, a tablet and a laptop, in both schemes', async () => {
  const page = await staffAt('staff@example.com', '/desk');
  await press(page, 'button', 'Bring in records');
  await fill(page, 'Name of the records', 'Harrowmere, burials');
  await press(page, 'button', 'Next: the file');
  await choose(page, aFile('harrowmere.csv', 30));
  await press(page, 'link', 'Next: the columns');
  const sheet = pathOf(page).replace(/\/columns$/u, '');
  const faults: Record<string, string[]> = {};
  for (const scheme of ['light', 'dark'])
    for (const width of [375, 768, 1280])
      for (const step of ['/file', '/columns', '/problems', '/check', '/publish', '/history']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.setViewport({ width, height: 900 });
        await page.goto(site.origin + sheet + step);
        await untilQuiet(page);
        const found = [...(await layoutFaultsOf(page)), ...(await accessibilityFaultsOf(page))];
        if (found.length > 0) faults[`${step} at ${width} px, ${scheme}`] = found;
      }
  expect(faults).toEqual({});
}, 300_000);
