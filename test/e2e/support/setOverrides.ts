import type { BrowserContext, Page } from 'puppeteer';

import { TEST_OVERRIDES_COOKIE } from '#domain/kernel/grants/testOverrides.ts';

/** Sets flags, groups, grants, settings or failures for a reader of a site, from the next request on. */
export const setOverrides = (reader: Page | BrowserContext, origin: string, overrides: object): Promise<void> => {
  const context = 'browserContext' in reader ? reader.browserContext() : reader;
  return context.setCookie({
    name: TEST_OVERRIDES_COOKIE,
    value: encodeURIComponent(JSON.stringify(overrides)),
    domain: new URL(origin).hostname,
    path: '/',
  });
};
