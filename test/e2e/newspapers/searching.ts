import path from 'node:path';

import type { Page } from 'puppeteer';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from '../support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from '../support/byRole.ts';
import { type Archive, untilFound } from './archive.ts';

const NOTICES = 30;
/** What the machine read in the place of “mare” in some notices: one letter as two. */
const MISREAD = 'rnare';
const MISREAD_EVERY = 10;
const RESULTS = '/search-newspapers/results';

/** Notices that differ by a misreading. */
export function searching(archive: () => Archive): void {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    const { site, folder, member } = archive();
    const lines = Array.from(
      { length: NOTICES },
      (_, at) => `Lost a grey ${(at + 1) % MISREAD_EVERY === 0 ? MISREAD : 'mare'} near Bodmin reward given`,
    );
    const articles = lines.map((_, at) => ({
      headline: `Notice ${at + 1}`,
      areas: [{ page: 1, begin: `L${at + 1}` }],
    }));
    await site.run(
      'import-newspapers',
      writeFiles(path.join(folder, 'searching'), {
        'mets.xml': metsFile({ title: 'The Test Journal', articles }),
        '0001.xml': altoPage(lines),
      }),
    );
    ({ page, faults } = await member());
    await page.goto(site.origin);
    await untilFound(archive(), 'grey mare Bodmin', NOTICES);
  });
  afterAll(() => page.close());

  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

  it('CORE-009 finds notices by a phrase, misreadings included, and leaves a misreading out', async () => {
    await page.goto(`${archive().site.origin}/search-newspapers`);
    await find(page, 'heading', 'Search newspapers');
    await page.waitForFunction(() =>
      /[\d,]+ articles in \d+ issues? of \d+ newspapers?, 18/u.test(document.body.innerText),
    );
    await fill(page, 'Words to find', 'grey mare Bodmin', 'combobox');
    await page.keyboard.press('Enter');
    await waitForPath(page, RESULTS);
    await waitForText(page, `1–20 of ${NOTICES} articles`);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'checkbox', `${MISREAD} ${NOTICES / MISREAD_EVERY}`);
    await waitForText(page, `1–20 of ${NOTICES - NOTICES / MISREAD_EVERY} articles`);
    await find(page, 'button', `Remove Misreadings: not ${MISREAD} for mare`);
  });

  it('compares two articles, which are still there when the page is loaded again', async () => {
    await press(page, 'button', 'Compare Notice 1');
    await press(page, 'button', 'Compare Notice 2');
    await press(page, 'link', 'Compare');
    await waitForPath(page, '/search/compare');
    await find(page, 'table', 'Fields of 2 articles');
    await page.reload();
    await find(page, 'group', 'Text of Notice 2');
    expect(await page.$$eval('mark', (marks) => marks.map(({ textContent }) => textContent))).toEqual([
      'grey mare',
      'Bodmin',
      'grey mare',
      'Bodmin',
    ]);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await page.goBack();
    await waitForText(page, `1–20 of ${NOTICES - NOTICES / MISREAD_EVERY} articles`);
  });

  it('opens an article in the reader with its words, and Back is where it was in the list', async () => {
    const row = await find(page, 'link', 'Notice 16');
    await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const before = await scrolled();
    expect(before).toBeGreaterThan(200);
    await press(page, 'link', 'Notice 16');
    await waitForPath(page, '/image-viewer');
    expect(new URL(page.url()).searchParams.get('q')).toBe('grey mare Bodmin');
    await page.goBack();
    await waitForPath(page, RESULTS);
    await waitForText(page, `1–20 of ${NOTICES - NOTICES / MISREAD_EVERY} articles`);
    await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 40, {}, before);
    expect(faults).toEqual([]);
  });
}
