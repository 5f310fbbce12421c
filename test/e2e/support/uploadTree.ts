import path from 'node:path';

import type { ElementHandle, Page } from 'puppeteer';

import { fill, find, press } from './byRole.ts';

/** Address of a chart of a person. */
export const OPEN_CHART = /^\/tree\/fmp-\d+-\d+\/tree$/u;
/** Waits until the path of a page fits a pattern. */
export const untilPath = (page: Page, pattern: RegExp) =>
  page.waitForFunction((source: string) => new RegExp(source, 'u').test(window.location.pathname), {}, pattern.source);

/** Hands a file to the upload page and waits for what was found in it: figures by their names. */
export async function checkFile(page: Page, origin: string, file: string): Promise<Record<string, string>> {
  await page.goto(`${origin}/gedcom/upload`);
  const again =
    '::-p-aria([name="Upload another file"][role="button"]), ::-p-aria([name="Choose another file"][role="button"])';
  // The upload before this one may still be shown, as a tree or as what was found in its file.
  await page.waitForSelector(`input[type="file"], ${again}`);
  await (await page.$(again))?.click();
  const chooser = await page.waitForSelector('input[type="file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
  await find(page, 'heading', `What is in ${path.basename(file)}`);
  return page.$$eval('dl > div', (figures) =>
    Object.fromEntries(
      figures.map((figure) => [
        figure.querySelector('dt')?.textContent ?? '',
        figure.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}

/** Makes a tree of the file that was looked through, and opens its chart. */
export async function makeTree(page: Page, name: string): Promise<void> {
  await fill(page, 'Name of the tree', name);
  await press(page, 'button', 'Create tree');
  await press(page, 'link', 'Open the tree');
  await untilPath(page, OPEN_CHART);
}
