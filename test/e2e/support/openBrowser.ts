import type { Browser, BrowserContext, Page } from 'puppeteer';

import { REFUSED_CONSENT } from './refusedConsent.ts';
import { signInAs } from './signIn.ts';
import { followRequests } from './untilQuiet.ts';

export { launchBrowser as openBrowser } from '#test/support/launchBrowser.ts';

/** How long an element may take to appear, in milliseconds: a minute, since a loaded machine is slow, not wrong. */
const PATIENCE_MS = 60_000;

/** A reader who is not asked for consent, and who stays until the browser is closed. */
export async function aReaderWhoRefused(browser: Browser): Promise<BrowserContext> {
  const context = await browser.createBrowserContext();
  await context.setCookie(REFUSED_CONSENT);
  return context;
}

/** The readers of the test that runs. */
const readers: BrowserContext[] = [];
// Those who came before the tests stay for all of them. A page that is left open goes on working, and is paid for.
beforeEach(() => void readers.splice(0));
afterEach(async () => void (await Promise.all(readers.splice(0).map((context) => context.close()))));

async function aReaderOfThisTest(browser: Browser): Promise<BrowserContext> {
  const context = await aReaderWhoRefused(browser);
  readers.push(context);
  return context;
}

/**
 * A page of a reader of its own: nothing is shared with other readers. Faults of the page are collected. The reader
 * leaves with the test.
 * @param context - a reader who is there already, for another tab of theirs; a fresh one is asked for consent.
 */
export async function newReader(
  browser: Browser,
  viewport = { width: 1280, height: 900 },
  context?: BrowserContext,
): Promise<{ page: Page; faults: string[] }> {
  const page = await (context ?? (await aReaderOfThisTest(browser))).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  followRequests(page);
  await page.setViewport(viewport);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

/** The same, signed in to an account of the demonstration. */
export async function newMember(
  browser: Browser,
  origin: string,
  email: string,
  viewport?: { width: number; height: number },
): Promise<{ page: Page; faults: string[] }> {
  const reader = await newReader(browser, viewport);
  await signInAs(reader.page, origin, email);
  return reader;
}
