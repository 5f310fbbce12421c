import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, ElementHandle, Page } from 'puppeteer';

import { burialsWithFaults } from '#domain/records/sheets/problems/burialsWithFaults.fixture.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill as type, find, press as click, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-faults-'));
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser('--force-prefers-reduced-motion');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ROWS = 5_000;
const TITLE = 'Wexcombe, Harrowmere and Penhallow, burials 1878–1937';
/** What a person presses or types in, since it was last asked. */
let done = 0;
const press = async (page: Page, role: string, name: string): Promise<void> => {
  done += 1;
  await click(page, role, name);
};
const fill = async (page: Page, name: string, text: string): Promise<void> => {
  done += 1;
  await type(page, name, text);
};
const pressed = (): number => {
  const count = done;
  done = 0;
  return count;
};

async function choose(page: Page, name: string, text: string): Promise<void> {
  done += 1;
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const chooser = await page.waitForSelector('input[type="file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
}

const isBusy = (page: Page) => page.$('[role="status"][aria-busy="true"]');
const untilLooked = async (page: Page): Promise<void> => {
  await page.waitForSelector('[role="status"][aria-busy="false"]', { timeout: 60_000 });
  expect(await isBusy(page)).toBeNull();
};

/** Problems to decide, by the name of their card, with the first button that mends each. */
const openProblems = (page: Page): Promise<{ name: string; mend: string }[]> =>
  page.$$eval('section[aria-labelledby]', (cards) =>
    cards.flatMap((card) => {
      const buttons = [...card.querySelectorAll('button')].map((button) => button.textContent?.trim() ?? '');
      const mend = buttons.find((text) => !/^(?:Row|Show|Leave|Undo)/u.test(text));
      const name = card.querySelector('h3')?.textContent ?? '';
      return buttons.some((text) => text.startsWith('Leave')) && mend ? [{ name, mend }] : [];
    }),
  );

const readerSees = async (address: string): Promise<string> => {
  const { page } = await newReader(browser);
  await page.goto(site.origin + address);
  await untilQuiet(page);
  return page.evaluate(() => document.body.innerText);
};

it('5,000 burials with twelve faults come to readers by pages alone, as their register says', async () => {
  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/internal/login`);
  await signIn(page, 'staff@example.com');
  await untilSignedIn(page, 'staff@example.com');
  await page.goto(`${site.origin}/desk`);
  pressed();
  await press(page, 'button', 'Bring in records');
  await fill(page, 'Name of the records', TITLE);
  await press(page, 'button', 'Next: the file');
  await waitForText(page, 'Choose a file, or drop it here');
  const sheet = new URL(page.url()).pathname.replace(/\/file$/u, '');
  const { csv, truth } = burialsWithFaults({ rows: ROWS });
  await choose(page, 'burials.csv', csv);
  await press(page, 'link', 'Next: the columns');
  done += 1;
  await (await page.waitForSelector('input[name="kind"][value="BURIALS"]'))?.click();
  await waitForText(page, 'filled in for you');
  done += 1;
  await (await page.waitForSelector('input[name="notation"][value="FREEREG"]'))?.click();
  await fill(page, 'Description of the source', 'Burials of three parishes.');
  await waitForText(page, 'Nothing is missing');
  await press(page, 'button', 'Save and look for problems');
  await waitForPath(page, `${sheet}/problems`);
  await untilLooked(page);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  for (let mends = 0; mends < 20; mends += 1) {
    const [problem] = await openProblems(page);
    if (!problem) break;
    done += 1;
    await page.evaluate(({ name, mend }) => {
      const card = [...document.querySelectorAll('section[aria-labelledby]')].find(
        (one) => one.querySelector('h3')?.textContent === name,
      );
      [...(card?.querySelectorAll('button') ?? [])].find((button) => button.textContent?.trim() === mend)?.click();
    }, problem);
    await page.waitForFunction(
      ({ name, mend }) =>
        document.querySelector('[role="status"][aria-busy]')?.getAttribute('aria-busy') === 'false' &&
        ![...document.querySelectorAll('section[aria-labelledby]')].some(
          (card) =>
            card.querySelector('h3')?.textContent === name &&
            [...card.querySelectorAll('button')].some((button) => button.textContent?.trim() === mend),
        ),
      { timeout: 60_000 },
      problem,
    );
  }
  expect(await openProblems(page)).toEqual([]);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'link', 'Next: check the records');
  await press(page, 'link', 'Next: publish');
  // The register has as many: those that came twice are left out.
  await press(page, 'button', 'Publish 5,000 records');
  await find(page, 'heading', 'Readers have 5,000 records of this sheet');
  expect(pressed()).toBeLessThanOrEqual(45);
  // Marsh finds those whose surname could not be read to its end, too.
  const marshes = truth.filter((burial) => / (?:Marsh|Mar\*)$/u.test(burial?.name ?? '')).length;
  const found = await readerSees('/search/results?lastname=marsh');
  expect(found).toContain(TITLE);
  expect(found).toContain(`1–20 of ${marshes} records`);

  // The next year’s file: everything is done again.
  await page.goto(`${site.origin}${sheet}/file`);
  pressed();
  const { csv: next } = burialsWithFaults({ rows: ROWS + 500 });
  await choose(page, 'next.csv', next);
  await find(page, 'heading', 'next.csv');
  await press(page, 'link', 'Problems');
  await untilLooked(page);
  expect(
    await page.$$eval('ol li', (steps) => steps.filter((step) => step.textContent?.includes('found nothing')).length),
  ).toBe(0);
  await press(page, 'link', 'Next: check the records');
  await press(page, 'link', 'Next: publish');
  await press(page, 'button', 'Publish 5,500 records');
  await find(page, 'heading', 'Readers have 5,500 records of this sheet');
  expect(pressed()).toBeLessThanOrEqual(8);
}, 420_000);
