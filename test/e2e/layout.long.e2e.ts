import { isDeepStrictEqual } from 'node:util';

import type { Browser, Page } from 'puppeteer';

import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';

import { askAsStaff } from './support/askAsStaff.ts';
import { layoutFaultsOf } from './support/layoutFaults.ts';
import { madeBook } from './support/madeBook.ts';
import { madeSheet } from './support/madeSheet.ts';
import { madePages } from './support/madeToBeShown.ts';
import { aReaderWhoRefused, newReader, openBrowser } from './support/openBrowser.ts';
import { type OpenPage, SITE_PAGES } from './support/pageAddresses.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';
import type { Visitor } from './support/visitRoute.ts';

/** So many tabs of each reader share their pages. */
const PAGES_OF_A_TAB = 60;
/** So many tabs work at once: one waits for an answer while two cores work for the others. */
const TABS_AT_ONCE = 3;

/** Pages whose purpose is to say that something is not there. */
const SAYS_WHAT_IS_MISSING: ReadonlySet<string> = new Set([
  // There until a site in production has an owner.
  'staff.set-up',
  // For every path below the help centre that has no page.
  'help.missing',
]);

/** A page as it was met: the route it ended at, and what is laid out wrongly. */
interface PageMet {
  id: string | undefined;
  /** The page says that what it was to show is not there. */
  isMissing: boolean;
  faults: string[];
}

let site: RunningSite;
let browser: Browser;
/** Addresses of what had to be made first, by the route. */
let made: Readonly<Record<string, string>>;
const met = new Map<OpenPage, PageMet>();

/** Goes to an address as a link of the page does: a new document would read the same code again for half a second. */
const follow = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Opens a tab of a reader, and looks at pages in it one after the other. */
async function lookThrough(as: Visitor, pages: readonly OpenPage[]): Promise<void> {
  const context = await aReaderWhoRefused(browser);
  const { page } = await newReader(browser, { width: 1366, height: 900 }, context);
  if (as !== 'nobody') {
    const email = as === 'staff' ? 'staff@example.com' : as;
    await page.goto(`${site.origin}${as === 'staff' ? '/internal/login' : '/sign-in'}`);
    await signIn(page, email);
    await untilSignedIn(page, email);
  }
  let before: object | null = null;
  for (const each of pages) {
    const overrides = each.overrides ?? {};
    const address = made[each.id] ?? each.address;
    if (isDeepStrictEqual(before, overrides)) {
      await follow(page, address);
    } else {
      await setOverrides(page, site.origin, overrides);
      await page.goto(site.origin + address);
    }
    before = overrides;
    await untilQuiet(page);
    met.set(each, {
      id: matchRoute(new URL(page.url()).pathname)?.route.id,
      isMissing: await page.$$eval('h1', (all) =>
        all.some(({ textContent }) => /not found|not here|doesn’t exist/iu.test(textContent)),
      ),
      faults: await layoutFaultsOf(page),
    });
  }
  await context.close();
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser('--force-prefers-reduced-motion')]);
  const { page } = await newReader(browser, { width: 1366, height: 900 }, await aReaderWhoRefused(browser));
  made = await madePages(page, site.origin);
  await page.close();
  const { page: staff } = await newReader(browser, { width: 1366, height: 900 }, await aReaderWhoRefused(browser));
  const asking = await askAsStaff(staff, site.origin);
  made = { ...made, ...(await madeSheet(asking)), ...(await madeBook(asking)) };
  await staff.close();
  const tabs = [...new Set(SITE_PAGES.map(({ as }) => as))].flatMap((as) => {
    // Those of the same flags one after the other: only other flags ask for a new document.
    const flagsOf = ({ overrides = {} }: OpenPage) => JSON.stringify(overrides);
    const pages = SITE_PAGES.filter((page) => page.as === as);
    pages.sort((one, other) => flagsOf(one).localeCompare(flagsOf(other)));
    const each = Math.ceil(pages.length / Math.ceil(pages.length / PAGES_OF_A_TAB));
    return Array.from(
      { length: Math.ceil(pages.length / each) },
      (_, tab) => () => lookThrough(as, pages.slice(tab * each, (tab + 1) * each)),
    );
  });
  const work = async () => {
    for (let tab = tabs.shift(); tab; tab = tabs.shift()) await tab();
  };
  await Promise.all(Array.from({ length: TABS_AT_ONCE }, work));
}, 600_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it.each(SITE_PAGES)('$id at $address is laid out well from 320 to 1366 px ($as)', (each) => {
  expect(met.get(each)).toEqual({ id: each.id, isMissing: SAYS_WHAT_IS_MISSING.has(each.id), faults: [] });
});
