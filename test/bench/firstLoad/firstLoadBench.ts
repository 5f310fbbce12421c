import { loadavg } from 'node:os';

import { startSite } from '#test/e2e/support/startSite.ts';
import { launchBrowser } from '#test/support/launchBrowser.ts';

import type { Bench, BenchReport } from '../benchReport.ts';
import { percentile } from '../percentile.ts';
import { measureVisit, SLOWER, type Visit } from './measureVisit.ts';
import { goSoftly, SOFT_WAYS } from './softNavigation.ts';
import { ratiosToStored } from './storedFigures.ts';

/** Public kinds of page: one address of each. */
const PAGES = [
  '/',
  '/search/results?lastname=Smith',
  'transcript',
  '/search/historical-records',
  '/record-sets/WEX-BAPTISMS',
  '/newspapers',
  '/search-newspapers/results?q=inquest',
  '/subscribe',
  '/help',
  '/page/what-is-free',
  '/sign-in',
  '/register',
] as const;

/** What was promised of a public page; results and transcript have a little longer. */
const GOALS = { firstPaint: 1_500, largestPaint: 2_000, blocking: 150, scriptKb: 140, before: 15 } as const;
/** What was promised of the first paint of a second visit, in milliseconds. */
const SECOND_GOAL_MS = 800;

/** What was promised of ways within the site, in milliseconds: to a page of the same area after its data, and from Enter to the first results. */
const SOFT_GOALS = { afterData: 100, search: 300 } as const;

const medianOf = (visits: readonly Visit[], of: (visit: Visit) => number): number => percentile(visits.map(of), 50);

/** What first and second visits are compared by. */
const costOf = (visits: readonly Visit[]) => ({
  'first paint ms': Math.round(medianOf(visits, ({ firstPaint }) => firstPaint)),
  'largest ms': Math.round(medianOf(visits, ({ largestPaint }) => largestPaint)),
  'blocking ms': Math.round(medianOf(visits, ({ blocking }) => blocking)),
  'script kB': Math.round(medianOf(visits, ({ scriptBytes }) => scriptBytes) / 1_000),
});

/** Opens public pages in a browser that was never there, at slow 4G and on a processor four times slower. */
export const firstLoadBench: Bench = {
  name: 'first-load',
  description: 'what a first visit costs on a slow line and processor: paints, blocking, bytes, requests',
  options: [
    { flag: 'runs', description: 'visits of each page', fallback: 7 },
    { flag: 'pages', description: 'how many of the pages', fallback: PAGES.length },
  ],
  async run({ runs = 0, pages = 0 }, say): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const site = await startSite({ env: { FIRST_CONTENT: 'on', SERVICE_WORKER: 'on' } });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/search/results?lastname=Smith`);
      const transcript = await (await page.waitForSelector('a[href^="/transcript"]'))?.evaluate((link) => link.getAttribute('href'));
      await page.close();
      const rows = [];
      const secondRows = [];
      const taskRows = [];
      const ratioRows = [];
      const softRows = [];
      const visitsTo = async (path: string, isSecond: boolean) => {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(browser, site.origin + path, isSecond));
        return visits;
      };
      for (const address of PAGES.slice(0, pages)) {
        const path = address === 'transcript' ? (transcript ?? '/') : address;
        say(path);
        const visits = await visitsTo(path, false);
        const figures = {
          ...costOf(visits),
          'longest task ms': Math.round(medianOf(visits, ({ longestTask }) => longestTask)),
          'image kB': Math.round(medianOf(visits, ({ imageBytes }) => imageBytes) / 1_000),
          scripts: medianOf(visits, ({ scripts }) => scripts),
          requests: medianOf(visits, ({ requests }) => requests),
          'before largest': medianOf(visits, ({ requestsBeforeLargest }) => requestsBeforeLargest),
          shift: medianOf(visits, ({ shift }) => shift),
        };
        rows.push({ name: address, figures });
        taskRows.push({
          name: address,
          figures: {
            'tasks over 50 ms': medianOf(visits, ({ traced }) => traced.long),
            'longest ms': Math.round(medianOf(visits, ({ traced }) => traced.longest)),
            'blocking ms': Math.round(medianOf(visits, ({ traced }) => traced.blocking)),
          },
        });
        ratioRows.push({ name: address, figures: { 'largest paint to the line alone': medianOf(visits, ({ largestPaint, lineAlone }) => largestPaint / lineAlone), ...ratiosToStored(address, figures) } });
        secondRows.push({ name: address, figures: costOf(await visitsTo(path, true)) });
      }
      for (const way of SOFT_WAYS) {
        say(way.name);
        const ways = [];
        for (let run = 0; run < runs; run += 1) ways.push(await goSoftly(browser, site.origin, way));
        softRows.push({ name: way.name, figures: { 'shown ms': Math.round(percentile(ways.map(({ shown }) => shown), 50)), 'after data ms': Math.round(percentile(ways.map(({ afterData }) => afterData), 50)) } });
      }
      return {
        settings: { runs, 'goal after data ms': SOFT_GOALS.afterData, 'goal search ms': SOFT_GOALS.search, 'goal first paint ms': GOALS.firstPaint, 'goal largest ms': GOALS.largestPaint, 'goal first paint again ms': SECOND_GOAL_MS, 'goal blocking ms': GOALS.blocking, 'goal script kB': GOALS.scriptKb, 'goal requests before largest': GOALS.before },
        sections: [{ title: `First visits at slow 4G with a processor ${SLOWER} times slower, at a load of ${loadavg()[0]?.toFixed(1)}`, rows }, { title: 'Their tasks, by the processor time of the page alone', rows: taskRows }, { title: 'As shares: of the line alone, and of the table of issue K', rows: ratioRows }, { title: 'Second visits, as slow', rows: secondRows }, { title: 'Within the site, on this machine as it is', rows: softRows }],
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
