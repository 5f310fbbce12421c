import type { Page } from 'puppeteer';

/**
 * Has a page say that it is on a telephone, as the server asks when it draws what comes first: not the window alone
 * makes one.
 */
export async function onPhone(page: Page): Promise<void> {
  await page.setUserAgent({ userAgent: `${await page.browser().userAgent()} Mobile` });
}
