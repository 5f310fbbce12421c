import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'puppeteer';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { readPdf } from '#test/support/readPdf.ts';

import { fill, find, press, waitForPath, waitForText } from '../support/byRole.ts';
import { type Archive, lineWith, untilFound } from './archive.ts';

// Real issues that are not part of the project.
const DATA = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data/newspapers');
const hasData = existsSync(DATA);
if (!hasData) process.stderr.write(`Skipped: the real newspapers are not in ${DATA}.\n`);

const RESULTS = '/search-newspapers/results';
/** The machine read “coun.” at the end of one line and “tervailing duties” in the next. */
const HYPHENATED = '"countervailing duties on certain"';
const READ = 'pilots on hoard in certain cages. and for laying. coun';
const PRINTED = 'pilots on board in certain cases, and for laying coun-';
const CORRECTED = 'pilots on board in certain cases';

const openFirst = async (page: Page) => {
  await (await page.waitForSelector('main a[href^="/image-viewer"]'))?.click();
  await waitForPath(page, '/image-viewer');
};

/** Two issues of the nineteenth century, from an empty folder to a printed article. */
export function realIssues(archive: () => Archive): void {
  (hasData ? it : it.skip)(
    'are imported, searched over a line end, read, corrected, found by the correction, closed to some, and printed',
    async () => {
      const { site, member, curator } = archive();
      await site.run('import-newspapers', path.join(DATA, 'statesman-1824'), '--access', 'members');
      await site.run(
        'import-newspapers',
        path.join(DATA, 'deseret-news-1850'),
        '--title',
        'Deseret News',
        '--access',
        'subscribers',
      );
      const { page, faults } = await member();
      await page.goto(`${site.origin}/search-newspapers`);
      // 45 that the files tell apart, and 6 of text that is in none.
      await untilFound(archive(), '', 51);

      // A phrase is found over the end of a line, and opened where it is.
      await fill(page, 'Words to find', HYPHENATED, 'combobox');
      await page.keyboard.press('Enter');
      await waitForPath(page, RESULTS);
      await waitForText(page, '1 article');
      await openFirst(page);
      await page.waitForFunction(
        () => document.querySelector('[role="search"] [role="status"]')?.textContent === '1 of 1',
      );
      await page.waitForFunction(() => document.querySelectorAll('mark').length >= 2);
      expect((await page.$$eval('mark', (marks) => marks.map(({ textContent }) => textContent))).join(' ')).toMatch(
        /coun\S*\s+tervailing duties on certain/u,
      );

      // A line is corrected, and accepted.
      await press(page, 'button', 'Correct this text');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('label')].some(({ textContent }) =>
          /^Line \d+, as printed/u.test(textContent ?? ''),
        ),
      );
      await page.keyboard.press('Escape');
      const line = await lineWith(page, READ);
      await press(page, 'button', `Correct line ${line}`);
      await fill(page, `Line ${line}, as printed`, PRINTED);
      await page.keyboard.press('Enter');
      await waitForText(page, `Line ${line} is waiting for review.`);
      const { page: staff, faults: staffFaults } = await curator();
      await staff.goto(`${site.origin}/internal/corrections`);
      await press(staff, 'button', `Accept “${PRINTED}”`);
      await find(staff, 'heading', 'Nothing to review');

      // It is found by what is printed, and goes to paper with its citation.
      await untilFound(archive(), `"${CORRECTED}"`, 1);
      await page.goto(`${site.origin}${RESULTS}?q=${encodeURIComponent(`"${CORRECTED}"`)}`);
      await openFirst(page);
      await waitForText(page, PRINTED);
      await press(page, 'tab', 'Cite and save');
      const made = page.waitForResponse((response) => response.url().includes('/api/newspapers/offprints/'));
      await press(page, 'button', 'Download this article as PDF');
      const pdf = await made;
      expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
      // What goes into a file is not kept by the browser, and asked for once more.
      const bytes = await page.evaluate(
        async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
        pdf.url(),
      );
      const printed = readPdf(Uint8Array.from(bytes))
        .pages.map(({ text }) => text)
        .join(' ');
      expect(printed).toContain(CORRECTED);
      expect(printed).toMatch(/The Statesman \(\w+\), Tuesday 17 February 1824, p\. \d/u);

      // The other newspaper is for subscribers, and says so.
      await page.goto(`${site.origin}${RESULTS}?title=n-deseret-news`);
      await openFirst(page);
      await find(page, 'heading', 'Subscribers can read this issue');
      expect(await page.$('[role="application"], [data-line]')).toBeNull();
      expect([...faults, ...staffFaults]).toEqual([]);
      await Promise.all([page, staff].map((tab) => tab.close()));
    },
  );
}
