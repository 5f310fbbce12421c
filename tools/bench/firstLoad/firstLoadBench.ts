import { loadavg } from 'node:os';

import type { Browser } from 'puppeteer';

import { startSite } from '#test/e2e/support/startSite.ts';
import { launchBrowser } from '#test/support/launchBrowser.ts';

import { type Bench, type BenchReport, type BenchRow, percentile } from '../benchReport.ts';
import { emptyDocument, measureThrottle } from './measureThrottle.ts';
import { measureVisit, SLOWER, type Visit } from './measureVisit.ts';
import { costOf, firstVisitFigures, GOALS, overGoal, shareFigures, taskFigures } from './pageFigures.ts';
import { goSoftly, SOFT_WAYS, type SoftNavigation } from './softNavigation.ts';

/** Public kinds of page: one address of each. */
const PAGES = [
  '/',
  '/search/results?lastname=Smith',
  'transcript',
  '/search/historical-records',
  '/record-sets/WEX-BAPTISMS',
  '/newspapers',
  '/newspapers/place/wexcombeshire/wexcombe',
  '/newspapers/title/wexcombeshire-chronicle',
  '/newspapers/title/wexcombeshire-chronicle/1844',
  '/newspapers/issue/n-wexcombeshire-chronicle/18440113',
  '/search-newspapers/advanced',
  '/search-newspapers/issues',
  '/search-newspapers/titles',
  '/search-newspapers/results?q=inquest',
  '/subscribe',
  '/help',
  '/page/what-is-free',
  '/sign-in',
  '/register',
  '/help/articles/711-create-an-account',
  '/help/sections/710-signing-in',
  '/help/search?query=password',
  '/help/contact',
  '/1921-census',
  '/1911-census',
  '/1911-census/sm',
  '/1939register',
  '/1939register/reading-a-line',
  '/was-justice-served',
  '/page/free-ancestry-records',
  '/free-ancestry-records/WEX-BAPTISMS',
  '/region',
  '/region/england/yorkshire',
  '/story-snapshot/hidden-on-census-night',
  '/partners',
  '/partners/wexcombeshire-record-office',
  '/search-address',
  '/search-address/streets?location=Harrowmere',
  '/search-family-tree',
  '/search-family-tree/results?lastname=thistlewood',
  '/family-tree',
  '/public-tree/fmp-000000-000001/preview',
  '/gedcom/upload',
  '/collections',
  '/collections/all',
  '/free-trial',
  '/gift-subscriptions',
  '/wayf',
  '/library-access',
  '/cookies-policy',
  '/sitemap',
  '/forgot-password',
  '/about/licences',
] as const;

const inWords = (figures: BenchRow['figures']): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ');

async function transcriptOf(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${origin}/search/results?lastname=Smith`);
  const address = await (
    await page.waitForSelector('a[href^="/transcript"]')
  )?.evaluate((link) => link.getAttribute('href'));
  await page.close();
  return address ?? '/';
}

/** Opens public pages in a browser that was never there, at slow 4G and on a processor four times slower. */
export const firstLoadBench: Bench = {
  name: 'first-load',
  description: 'what a first visit costs on a slow line and processor: paints, blocking, bytes, requests',
  options: [
    { flag: 'runs', description: 'visits of each page', fallback: 7 },
    { flag: 'pages', description: 'how many of the pages', fallback: PAGES.length },
    { flag: 'skip', description: 'how many of them are left out before', fallback: 0 },
    { flag: 'again', description: 'whether second visits are measured, too: 1 or 0', fallback: 1 },
    { flag: 'ways', description: 'how many of the ways within the site', fallback: SOFT_WAYS.length },
    {
      flag: 'slower',
      description: 'what the browser slows the processor by',
      fallback: SLOWER,
    },
    {
      flag: 'counted',
      description:
        'how many times as long as at full speed tasks are counted; less where the longest of an empty document is over 30',
      fallback: SLOWER,
    },
  ],
  async run(
    { runs = 0, pages = 0, skip = 0, again = 0, ways = 0, slower = SLOWER, counted = SLOWER },
    say,
  ): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const site = await startSite({ env: { FIRST_CONTENT: 'on', SERVICE_WORKER: 'on' } });
    // What watches requests wants the lines of their callers: V8 would read functions again for them, which no reader's
    // browser does.
    const browser = await launchBrowser('--js-flags=--no-enable-lazy-source-positions');
    const found = {
      first: [] as BenchRow[],
      tasks: [] as BenchRow[],
      shares: [] as BenchRow[],
      second: [] as BenchRow[],
      soft: [] as BenchRow[],
      over: [] as BenchRow[],
      failed: [] as BenchRow[],
    };
    /** Some are long under way: each tells what it found, and one that fails stops none of the others. */
    const attempt = async (name: string, measure: () => Promise<BenchRow['figures']>) => {
      const figures = await measure().catch((error: unknown) => {
        found.failed.push({ name, figures: { why: String(error) } });
        return { failed: String(error) };
      });
      say(`${name}: ${inWords(figures)}`);
    };
    const visits = async (address: string, isSecond: boolean) => {
      const made: Visit[] = [];
      for (let run = 0; run < runs; run += 1)
        made.push(await measureVisit(browser, address, { slower, counted, isSecond }));
      return made;
    };
    const visitsTo = (path: string, isSecond: boolean) => visits(site.origin + path, isSecond);
    const empty = await emptyDocument();
    try {
      const throttle = await measureThrottle(browser, slower);
      await attempt('an empty document, for comparison', async () => {
        const figures = taskFigures(await visits(empty.address, false));
        found.tasks.push({ name: 'an empty document, for comparison', figures });
        return figures;
      });
      const transcript = await transcriptOf(browser, site.origin);
      for (const address of PAGES.slice(skip, skip + pages)) {
        const path = address === 'transcript' ? transcript : address;
        await attempt(address, async () => {
          const made = await visitsTo(path, false);
          const [figures, taken] = [firstVisitFigures(made), taskFigures(made)];
          found.first.push({ name: address, figures });
          found.tasks.push({ name: address, figures: taken });
          found.shares.push({ name: address, figures: shareFigures(address, made) });
          found.over.push({
            name: address,
            figures: { ...overGoal(address, taken, GOALS.tasks), ...overGoal(address, figures, GOALS.first) },
          });
          return { ...figures, ...taken };
        });
        if (again === 0) continue;
        await attempt(`${address} again`, async () => {
          const figures = costOf(await visitsTo(path, true));
          found.second.push({ name: address, figures });
          found.over.push({ name: `${address} again`, figures: overGoal(address, figures, GOALS.second) });
          return figures;
        });
      }
      for (const way of SOFT_WAYS.slice(0, ways)) {
        await attempt(way.name, async () => {
          const gone: SoftNavigation[] = [];
          for (let run = 0; run < runs; run += 1) gone.push(await goSoftly(browser, site.origin, way));
          const median = (of: (way: SoftNavigation) => number) => Math.round(percentile(gone.map(of), 50));
          const figures = {
            'asked ms': median(({ asked }) => asked),
            'answered ms': median(({ answered }) => answered),
            'shown ms': median(({ shown }) => shown),
            'after data ms': median(({ shown, answered }) => shown - answered),
          };
          found.soft.push({ name: way.name, figures });
          found.over.push({ name: way.name, figures: overGoal(way.name, figures, way.goals) });
          return figures;
        });
      }
      return {
        settings: { runs, slower, counted },
        sections: [
          {
            title: `First visits at slow 4G with a processor ${slower} times slower, at a load of ${loadavg()[0]?.toFixed(1)}`,
            rows: found.first,
          },
          {
            title: `Their tasks, each counted ${counted} times as long as at full speed, by the processor time of the page alone`,
            rows: found.tasks,
          },
          {
            title: `How many times slower the throttle makes the same work (set to ${slower})`,
            rows: [{ name: 'on this machine', figures: throttle }],
          },
          { title: 'As shares: of the line alone, and of what was stored before', rows: found.shares },
          { title: 'Second visits, as slow', rows: found.second },
          { title: 'Within the site, on this machine as it is', rows: found.soft },
          {
            title: 'Over what was promised',
            rows: found.over.filter(({ figures }) => Object.keys(figures).length > 0),
          },
          { title: 'Could not be measured', rows: found.failed },
        ].filter(({ rows }) => rows.length > 0),
      };
    } finally {
      empty.stop();
      await browser.close();
      await site.stop();
    }
  },
};
