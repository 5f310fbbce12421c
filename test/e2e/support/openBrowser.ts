import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer';

import { followRequests } from './untilQuiet.ts';

/** How long an element may take to appear, in milliseconds: a minute, since a loaded machine is slow, not wrong. */
const PATIENCE_MS = 60_000;

/** A headless Chromium; `npm test` has found or installed one. */
export async function openBrowser(): Promise<Browser> {
  const { findBrowser, launchArguments } = await import('../../../scripts/browser.mjs');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser: run node scripts/browser.mjs --install');
  return puppeteer.launch({ executablePath, headless: true, args: launchArguments });
}

/** What the consent cookie of a reader says who refused everything, so that nothing is asked. */
const REFUSED = { name: 'consent', value: encodeURIComponent('C0002:0,C0003:0,C0004:0'), domain: 'localhost', path: '/' };

async function aReaderWhoRefused(browser: Browser): Promise<BrowserContext> {
  const context = await browser.createBrowserContext();
  await context.setCookie(REFUSED);
  return context;
}

/**
 * A page of a reader of its own: nothing is shared with other readers. Faults of the page are collected.
 * @param context - a reader who is there already, for another tab of theirs; a fresh one is asked for consent.
 */
export async function newReader(browser: Browser, viewport = { width: 1280, height: 900 }, context?: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await (context ?? (await aReaderWhoRefused(browser))).newPage();
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
