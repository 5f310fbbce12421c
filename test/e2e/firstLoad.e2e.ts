import type { Browser, Page } from 'puppeteer';

import { newReader, openBrowser } from './support/openBrowser.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** What came over the network until the page was quiet, without its headers. */
async function arrived(page: Page): Promise<{ scripts: number; scriptBytes: number; requests: number }> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scripts: scripts.length,
      scriptBytes: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
      // With the document, without pictures of records: how many of them come depends on what is near the window.
      requests: all.filter(({ name }) => !new URL(name).pathname.startsWith('/iiif/')).length + 1,
    };
  });
}

/** Opens a page on a phone, for a visitor who was never here and has answered nothing. */
async function firstVisit(address: string): Promise<Awaited<ReturnType<typeof arrived>>> {
  const context = await browser.createBrowserContext();
  const { page } = await newReader(browser, { width: 412, height: 823 }, context);
  await page.goto(site.origin + address);
  await page.waitForSelector('#support-widget');
  await untilQuiet(page);
  const seen = await arrived(page);
  await context.close();
  return seen;
}

/**
 * All that arrives without a press, late parts included: kilobytes (1,000) of brotli script, files of script, and requests without pictures of
 * records. Raise a figure only with a reason in the commit.
 */
const MOST = [
  ['/', 166, 9, 25],
  ['/search/historical-records', 155, 7, 21],
  ['/search/results?lastname=Smith', 167, 9, 25],
  ['/record-sets/WEX-BAPTISMS', 168, 12, 28],
  ['/search-newspapers', 159, 8, 22],
  ['/help', 158, 8, 22],
] as const;

describe('what a first visit costs until the page is quiet', () => {
  it.each(MOST)('%s: at most %i kB of script in %i files, and %i requests', async (address, kilobytes, files, requests) => {
    const seen = await firstVisit(address);
    expect(seen.scriptBytes).toBeGreaterThan(100_000);
    expect(seen.scriptBytes / 1_000).toBeLessThanOrEqual(kilobytes);
    expect(seen.scripts).toBeLessThanOrEqual(files);
    expect(seen.requests).toBeLessThanOrEqual(requests);
  });
});
