import { setTimeout as delay } from 'node:timers/promises';

import type { Page } from 'puppeteer';

import { untilQuiet } from './untilQuiet.ts';

/**
 * Longest wait for a hint, and between two looks, in milliseconds: they are looked for in the background, for everyone
 * in every tree after records came.
 */
const HINT_PATIENCE_MS = 150_000;
const LOOK_MS = 1_000;

/** Waits for the hint of the person whose drawer is open, which is looked for in the background. */
export async function openHint(page: Page, name: RegExp): Promise<void> {
  for (const until = Date.now() + HINT_PATIENCE_MS; Date.now() < until; await delay(LOOK_MS)) {
    await untilQuiet(page);
    const links = await page.$$('::-p-aria([role="link"])');
    for (const link of links) {
      if (!name.test((await link.evaluate((each) => each.getAttribute('aria-label'))) ?? '')) continue;
      await link.evaluate((each) => (each as HTMLElement).click());
      return;
    }
    await page.reload();
  }
  throw new Error(`No hint ${name.source} at ${page.url()}`);
}
