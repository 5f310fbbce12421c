import type { Page } from 'puppeteer';

/** Waits until what is called so has the focus. */
export const untilFocused = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted: string) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === wanted,
    {},
    name,
  );
