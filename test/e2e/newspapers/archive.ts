import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, BrowserContext, Page } from 'puppeteer';

import { aReaderWhoRefused, newReader, openBrowser } from '../support/openBrowser.ts';
import { signIn, signInAs, untilSignedIn } from '../support/signIn.ts';
import { type RunningSite, startSite } from '../support/startSite.ts';

/** A site of newspapers that all its browser tests share: to start one takes longer than most of them. */
export interface Archive {
  site: RunningSite;
  browser: Browser;
  /** For the files that are imported; removed at the end. */
  folder: string;
  /** A reader who is signed in as a member, in a tab of the test that asks. */
  member: () => ReturnType<typeof newReader>;
  /** A curator who is signed in. */
  curator: () => ReturnType<typeof newReader>;
  stop: () => Promise<void>;
}

/** What opens a tab of one reader who stays for all tests. */
function readerOf(browser: Browser, enter: (page: Page) => Promise<void>): Archive['member'] {
  let entered: Promise<BrowserContext> | null = null;
  const context = async () => {
    const own = await aReaderWhoRefused(browser);
    const { page } = await newReader(browser, undefined, own);
    await enter(page);
    await page.close();
    return own;
  };
  return async () => newReader(browser, undefined, await (entered ??= context()));
}

/**
 * Starts a site on an empty folder.
 * @param viewerOrigin - the viewer of another site that its operator has named; default none
 */
export async function openArchive(viewerOrigin?: string): Promise<Archive> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-newspapers-'));
  const [site, browser] = await Promise.all([
    startSite({ env: { SAMPLE_DATA: 'none', ...(viewerOrigin !== undefined && { IIIF_VIEWERS: viewerOrigin }) } }),
    openBrowser(),
  ]);
  return {
    site,
    browser,
    folder,
    member: readerOf(browser, (page) => signInAs(page, site.origin, 'member@example.com')),
    curator: readerOf(browser, async (page) => {
      await page.goto(`${site.origin}/internal/login`);
      await signIn(page, 'staff@example.com');
      await untilSignedIn(page, 'staff@example.com');
    }),
    async stop() {
      await browser.close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function foundAt(origin: string, words: string): Promise<number> {
  const body = JSON.stringify({
    operationName: 'Found',
    query: 'query Found($search: String!) { articleSearch(search: $search) { total } }',
    variables: { search: new URLSearchParams({ q: words }).toString() },
  });
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { data: { articleSearch: { total: number } } }).data.articleSearch.total;
}

/** How many articles the search of the site finds for a visitor. */
export const found = ({ site }: Archive, words: string): Promise<number> => foundAt(site.origin, words);

/** Waits until each process of the site finds so many: it takes what has changed into its index within seconds. */
export async function untilFound({ site }: Archive, words: string, total: number): Promise<void> {
  for (const origin of site.origins()) {
    while ((await foundAt(origin, words)) !== total) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The number, as the page gives it, of the line of the text that is shown with these words in it. */
export const lineWith = (page: Page, words: string): Promise<number> =>
  page.$$eval(
    '[data-line]',
    (lines, text) =>
      Number(lines.find(({ textContent }) => textContent?.includes(text))?.getAttribute('data-line')) + 1,
    words,
  );
