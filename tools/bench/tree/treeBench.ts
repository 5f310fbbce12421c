import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { CHART_VIEWS, type ChartView } from '#domain/trees/chart/layout/chart.ts';
import { chartOptions, deepKin } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { analyzeFilled } from '#server/modules/trees/core/store/analyzeFilled.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { startSite } from '#test/e2e/support/startSite.ts';
import { launchBrowser } from '#test/support/launchBrowser.ts';

import { type Bench, type BenchReport, type BenchRow, percentile, timeWork } from '../benchReport.ts';
import { bigTree } from './bigTree.ts';
import { watchMainThread } from './mainThread.ts';
import { pullChart, watchPage, type PageWatch } from './watchPage.ts';

/** What was promised; see docs/adr/0031. */
const GOALS = { firstChartMs: 1_000, longestTaskMs: 100, framesPerSecond: 60 } as const;
const PULL_MS = 4_000;
/** Generations that give each view many cards; those of all descendants are the founder's. */
const REACH: Readonly<Record<ChartView, { ancestors: number; descendants: number }>> = {
  family: { ancestors: 6, descendants: 4 },
  pedigree: { ancestors: 7, descendants: 1 },
  hourglass: { ancestors: 6, descendants: 6 },
  descendants: { ancestors: 1, descendants: 9 },
  relatives: { ancestors: 4, descendants: 3 },
  fan: { ancestors: 7, descendants: 1 },
  sunburst: { ancestors: 1, descendants: 5 },
};
const WINDOW = { width: 1440, height: 900 };

async function fill(
  dataDir: string,
  size: number,
  say: (line: string) => void,
): Promise<{ founder: string; middle: string }> {
  const { documents, founder, middle } = bigTree(size);
  const site = await openStorage({ dataDir, databaseUrl: null }, silentLog);
  const filled = await timeWork(() =>
    site.db.transaction(async (tx) => {
      const tree = await tx.one<{ id: number }>(
        "/* treeBench.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES (NULL, 'A county', true) RETURNING id::int AS id",
      );
      if (!tree) throw new Error('No tree was made');
      return { id: tree.id, rows: await fillTree(tx, tree.id, documents, founder) };
    }),
  );
  await analyzeFilled(site.db, filled.value.rows);
  await site.stop();
  say(`${size} people in ${(filled.ms / 1000).toFixed(1)} s`);
  return { founder: treePersonId(filled.value.id, founder), middle: treePersonId(filled.value.id, middle) };
}

const watchOf = (page: Page): Promise<PageWatch> =>
  page.evaluate(() => (window as unknown as { treeBench: PageWatch }).treeBench);

const cardsOf = async (page: Page): Promise<number> => {
  const status = await page.evaluate(
    () => document.querySelector('[role="status"][aria-label="Chart"]')?.textContent ?? '',
  );
  return Number.parseInt(status.replaceAll(',', ''), 10);
};

/** An empty page of a new visitor. */
async function newPage(browser: Browser, settings: object | null): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WINDOW);
  await page.evaluateOnNewDocument(watchPage, settings && JSON.stringify(settings));
  return page;
}

/** Opens the chart; resolves when it is there. */
async function openChart(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => Number.parseInt(document.querySelector('[role="status"][aria-label="Chart"]')?.textContent ?? '', 10) > 0,
    { timeout: 60_000 },
  );
}

const goal = (figure: number, wanted: number): string => `${(figure / wanted).toFixed(2)} of ${wanted}`;

async function measureOpening(browser: Browser, address: string, runs: number): Promise<BenchRow[]> {
  const [first, longest, worked, task]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let run = 0; run < runs; run += 1) {
    const page = await newPage(browser, null);
    const { spent } = await watchMainThread(page, async () => {
      await openChart(page, address);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    const watch = await watchOf(page);
    first.push(watch.firstCard ?? Number.NaN);
    longest.push(watch.longestTask);
    worked.push(spent.total);
    task.push(spent.longestTask);
    await page.browserContext().close();
  }
  return [
    {
      name: 'first chart',
      figures: {
        'median ms': percentile(first, 50),
        'worst ms': Math.max(...first),
        'main thread CPU ms': percentile(worked, 50),
        'share of goal': goal(percentile(first, 50), GOALS.firstChartMs),
      },
    },
    {
      name: 'longest task',
      figures: {
        'median ms': percentile(longest, 50),
        'worst ms': Math.max(...longest),
        'main thread CPU ms': Math.max(...task),
        'share of goal': goal(Math.max(...longest), GOALS.longestTaskMs),
      },
    },
  ];
}

/** Zooms out in so many steps, after fitting, which keeps letters readable. */
async function zoomOut(page: Page, steps: number): Promise<void> {
  for (const label of steps === 0 ? [] : ['Fit the chart', ...Array.from({ length: steps }, () => 'Zoom out')]) {
    await page.evaluate((name) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click(), label);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Each view pulled as it opens, and from farther away, where many cards are in the window. */
async function measurePulling(
  browser: Browser,
  { view, address }: { view: ChartView; address: string },
): Promise<BenchRow[]> {
  const page = await newPage(browser, { view, direction: 'across', ...REACH[view] });
  await openChart(page, address);
  const cards = await cardsOf(page);
  const rows: BenchRow[] = [];
  for (const steps of [0, 8]) {
    await zoomOut(page, steps);
    const { value: fps, spent } = await watchMainThread(page, () => page.evaluate(pullChart, PULL_MS));
    rows.push({
      name: `${view}, ${cards} cards, ${steps === 0 ? 'as it opens' : 'from farther away'}`,
      figures: {
        'frames a second': fps,
        'CPU ms a frame': spent.total / ((fps * PULL_MS) / 1_000),
        'longest task CPU ms': spent.longestTask,
        'share of goal': goal(fps, GOALS.framesPerSecond),
      },
    });
  }
  await page.browserContext().close();
  return rows;
}

function measureLayout(): BenchRow {
  const graph = deepKin(13);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    layoutChart(graph, chartOptions({ view: 'family', focus: 'm1', descendants: 40 }));
    return performance.now() - start;
  });
  return {
    name: 'layout of 24,574 cards',
    figures: { 'median ms': percentile(times, 50), 'best ms': Math.min(...times) },
  };
}

/**
 * Opens the chart of a large tree in a browser: how soon it is there, how long the page hangs, how smoothly it is
 * pulled.
 */
export const treeBench: Bench = {
  name: 'tree',
  description: 'how soon the chart of a large tree is there, and how smoothly it moves',
  options: [
    { flag: 'people', description: 'people of the tree', fallback: 138_460 },
    { flag: 'runs', description: 'times the page is opened', fallback: 5 },
  ],
  async run({ people = 0, runs = 0 }, say): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'muniment-bench-tree-'));
    const { founder, middle } = await fill(dataDir, people, say);
    const site = await startSite({ dataDir, env: { SAMPLE_DATA: 'none' } });
    const browser = await launchBrowser();
    try {
      say('opening');
      const opening = await measureOpening(browser, site.origin + chartAddress(middle), runs);
      const pulling: BenchRow[] = [];
      for (const view of CHART_VIEWS) {
        say(`pulling: ${view}`);
        pulling.push(
          ...(await measurePulling(browser, {
            view,
            address: site.origin + chartAddress(view === 'descendants' || view === 'sunburst' ? founder : middle),
          })),
        );
      }
      return {
        settings: { people, runs },
        sections: [
          { title: `A tree of ${people} people: opening`, rows: opening },
          { title: 'Pulling', rows: pulling },
          { title: 'Layout', rows: [measureLayout()] },
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
