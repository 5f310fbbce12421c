import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Browser, ElementHandle, Page } from 'puppeteer';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { importRecords } from './support/importRecords.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const shared = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data');
const isThere = existsSync(path.join(shared, 'census/freecen.tsv'));
if (!isThere) console.warn(`The real records are not at ${shared}: the story of their import is left out.`);

/** How far off a scroll position may be and still be the same, in CSS pixels: rows settle by less than a line. */
const SAME_PLACE_PX = 40;

const MEMBER = 'member@example.com';
const PINCHES = '/search/results?lastname=pinch&lastname_variants=true';
const SURNAME = 'Surname';

const parishFiles = (kind: string) => {
  const folder = path.join(shared, 'parish');
  return readdirSync(folder)
    .filter((file) => new RegExp(`${kind}\\d*\\.csv$`).test(file))
    .map((file) => path.join(folder, file));
};
const namesShown = (page: Page) =>
  page.$$eval('a[href^="/transcript"]', (links) => links.map((link) => link.textContent));
/** The same without what a screen reader says of names in doubt. */
const namesWritten = (page: Page) =>
  page.$$eval('a[href^="/transcript"]', (links) =>
    links.map((link) => (link.querySelector('span[aria-hidden]') ?? link).textContent ?? ''),
  );
/** Ticks a value of a facet, whose name is followed by its count. */
async function tickFacet(page: Page, facet: string, value: string): Promise<void> {
  await page.waitForFunction(
    (name) => [...document.querySelectorAll('summary')].some((summary) => summary.textContent?.startsWith(name)),
    {},
    facet,
  );
  const box = await page.evaluateHandle(
    (name, wanted) => {
      const group = [...document.querySelectorAll('details')].find((details) =>
        details.querySelector('summary')?.textContent?.startsWith(name),
      );
      group?.setAttribute('open', '');
      return (
        [...(group?.querySelectorAll('label') ?? [])].find((label) => label.textContent?.startsWith(wanted)) ?? null
      );
    },
    facet,
    value,
  );
  const label = box.asElement();
  if (!label) throw new Error(`The facet ${facet} has no value ${value}`);
  await (label as ElementHandle<HTMLElement>).click();
}
/** As a reader does: the page has drawn itself at the new height before anything else happens. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((height) => {
    window.scrollTo(0, height);
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, top);
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

(isThere ? describe : describe.skip)('real records, from an empty folder to a shared address', () => {
  let site: RunningSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite({ env: { SAMPLE_DATA: 'none' } });
    browser = await openBrowser();
    await importRecords(
      site,
      path.join(shared, 'census/freecen.tsv'),
      '--mapping',
      'freecen',
      '--set',
      'Cornwall and Durham census',
    );
    await importRecords(site, ...parishFiles('BA'), '--mapping', 'freereg-baptisms', '--set', 'Parish baptisms');
    await importRecords(site, ...parishFiles('BU'), '--mapping', 'freereg-burials', '--set', 'Parish burials');
    await importRecords(site, ...parishFiles('MA'), '--mapping', 'freereg-marriages', '--set', 'Parish marriages');
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const open = async (address: string) => {
    const { page, faults } = await newReader(browser, { width: 1280, height: 600 });
    await page.goto(site.origin + address);
    return { page, faults };
  };
  /** The results a member has before them: everyone called Pinch, or like it. */
  const openResults = async () => {
    const { page } = await newMember(browser, site.origin, MEMBER, { width: 1280, height: 600 });
    await page.goto(site.origin + PINCHES);
    await waitForText(page, 'William PINCH');
    return page;
  };
  /** Ticks "Male" and waits for the narrower list; the names in it. */
  const narrowToMen = async (page: Page) => {
    await tickFacet(page, 'Sex', 'Male');
    await page.waitForFunction(() => new URLSearchParams(window.location.search).get('gender') === 'male');
    // What it asks for comes after the address, and its rows in steps.
    await untilQuiet(page);
    return namesShown(page);
  };

  it('FIELD-027 sorting by surname puts the first of the alphabet first, and the last when it is turned round', async () => {
    const { page } = await open('/search/results?yearofbirth=1832&yearofbirth_offset=5');
    await untilQuiet(page);
    // As results write them: “William PINCH”, “James K ALLEN”, and “Mary YOU_SH”, whose unread letter is after z.
    const surnames = async () =>
      (await namesWritten(page)).map((name) =>
        (name.match(/\b\p{Lu}[\p{Lu}_*?'’ -]+$/u)?.[0] ?? '')
          .replace(/^(?:\p{Lu} )+(?=\p{Lu}{2})/u, '')
          .replaceAll('?', '')
          .replaceAll(/[_*]/gu, 'ZZZ'),
      );
    const sorted = (names: string[]) => [...names].sort((one, other) => one.localeCompare(other, 'en'));
    const untilSorted = async (direction: string) => {
      await page.waitForFunction(
        (wanted) => new URLSearchParams(window.location.search).get('direction') === wanted,
        {},
        direction,
      );
      await untilQuiet(page);
    };
    await (await find(page, 'combobox', 'Sort by')).select('LastName');
    await untilSorted('asc');
    const ascending = await surnames();
    expect(ascending.every((name) => name !== '')).toBe(true);
    expect(ascending).toEqual(sorted(ascending));
    // The order is that of all results: the next page goes on where this one ends.
    const first = page.url();
    const next = new URL(first);
    next.searchParams.set('page', '2');
    await page.goto(next.href);
    await untilQuiet(page);
    const both = [...ascending, ...(await surnames())];
    expect(both.length).toBeGreaterThan(ascending.length);
    expect(both).toEqual(sorted(both));
    await page.goto(first);
    await untilQuiet(page);
    await press(page, 'button', 'Sorted upwards. Sort downwards');
    await untilSorted('desc');
    const descending = await surnames();
    expect(descending).toEqual(sorted(descending).reverse());
    expect(descending[0]).not.toBe(ascending[0]);
  });

  it('the form on the home page of a member leads to an address that is the search', async () => {
    const { page, faults } = await open('/');
    await press(page, 'link', 'Sign in');
    await signIn(page, MEMBER);
    await waitForPath(page, '/home');
    await fill(page, SURNAME, 'Pinch');
    await press(page, 'checkbox', `Include variants of ${SURNAME.toLowerCase()}`);
    await fill(page, 'Birth year', '1832');
    await page.select(`select[aria-label="Years either way of birth year"], select[name="yearofbirth_offset"]`, '5');
    await (await find(page, 'combobox', 'Place').catch(() => find(page, 'textbox', 'Place'))).type('Roche');
    await page.keyboard.press('Tab');
    await press(page, 'button', 'Search');
    await waitForPath(page, '/search/results');
    await waitForText(page, 'William PINCH');
    const { searchParams } = new URL(page.url());
    expect([
      searchParams.get('lastname'),
      searchParams.get('yearofbirth'),
      searchParams.get('yearofbirth_offset'),
      searchParams.get('place'),
    ]).toEqual(['pinch', '1832', '5', 'roche']);
    expect(faults).toEqual([]);
  });

  it('a name among the results opens its transcript with everyone in the household', async () => {
    const page = await openResults();
    await page.goto(`${site.origin}${PINCHES}&yearofbirth=1832&yearofbirth_offset=5&place=roche`);
    await press(page, 'link', 'William PINCH');
    await waitForText(page, 'Clay Labourer');
    const household = await (await find(page, 'table', 'Household')).evaluate((table) => table.textContent);
    expect(['Jane', 'Alfored', 'Mary Ann', 'Tom'].filter((name) => !household.includes(name))).toEqual([]);
  });

  it('a transcript opens at its top, and Back returns to the same place in the results', async () => {
    const page = await openResults();
    await scrollTo(page, 700);
    const before = await scrollPosition(page);
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href^="/transcript"]')]
        .find((link) => link.getBoundingClientRect().top > 100)
        ?.click(),
    );
    await waitForPath(page, '/transcript');
    await waitForText(page, 'Cite this record');
    const atTop = await scrollPosition(page);
    await page.goBack();
    await waitForPath(page, '/search/results');
    await page.waitForFunction(
      (wanted, slack) => Math.abs(window.scrollY - wanted) <= slack,
      {},
      before,
      SAME_PLACE_PX,
    );
    expect({ before: before > 300, atTop }).toEqual({ before: true, atTop: 0 });
  });

  it('a ticked value narrows the list', async () => {
    const page = await openResults();
    const all = await namesShown(page);
    const men = await narrowToMen(page);
    expect(men.length).toBeGreaterThan(0);
    expect(men).not.toEqual(all);
  });

  it('the address of narrowed results shows a visitor the same list', async () => {
    const page = await openResults();
    const men = await narrowToMen(page);
    const { page: friend } = await newReader(browser);
    await friend.goto(page.url());
    await waitForText(friend, 'William PINCH');
    // Rows come in steps.
    await untilQuiet(friend);
    expect(await namesShown(friend)).toEqual(men);
  });

  const pages = [
    '/',
    '/search/historical-records',
    '/record-sets/PARISH-BURIALS',
    `/search/results?lastname=pinch&yearofbirth=18x`,
    '/search/results?lastname=nobodyatall',
    '/transcript?id=CORNWALL-AND-DURHAM-CENSUS%2FRG102267.VLD%2F000001%2F0001',
  ];
  const screens = [
    [375, 'light'],
    [1280, 'dark'],
  ] as const;
  it.each(pages.flatMap((address) => screens.map((screen) => [address, ...screen] as const)))(
    '%s is accessible and not cut off %i pixels wide, in the %s scheme',
    async (address, width, scheme) => {
      const { page } = await newReader(browser, { width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.goto(site.origin + address);
      await untilQuiet(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ faults: await accessibilityFaultsOf(page), overflow }).toEqual({ faults: [], overflow: 0 });
    },
  );
});
