import puppeteer, { type Browser } from 'puppeteer';

/**
 * A headless Chromium; `npm test` has found or installed one.
 * @param switches - of its command line, beside those of all tests
 */
export async function launchBrowser(...switches: readonly string[]): Promise<Browser> {
  const { findBrowser, launchArguments } = await import('../../scripts/browser.mjs');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser: run node scripts/browser.mjs --install');
  // A copy: puppeteer takes out of it what it merges with arguments of its own.
  return puppeteer.launch({ executablePath, headless: true, args: [...launchArguments, ...switches] });
}
