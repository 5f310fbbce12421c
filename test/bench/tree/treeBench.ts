import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { GENERATIONS } from '#domain/trees/chart/chartSettings.ts';
import { chartOptions, deepKin } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openSite } from '#server/platform/db/openSite.ts';
import { startSite } from '#test/e2e/support/startSite.ts';
import { launchBrowser } from '#test/support/launchBrowser.ts';

import type { Bench, BenchReport, BenchRow } from '../benchReport.ts';
import { percentile, timed } from '../percentile.ts';
import { bigTree } from './bigTree.ts';
import { pullChart, watchPage, type PageWatch } from './watchPage.ts';

/** What was promised; see docs/adr/0031. */
const GOALS = { firstChartMs: 1_500, longestTaskMs: 200, framesPerSecond: 50 } as const;
const PULL_MS = 4_000;
const CARDS = 2_000;
const WINDOW = { width: 1440, height: 900 };

async function fill(dataDir: string, size: number, say: (line: string) => void): Promise<{ founder: string; middle: string }> {
  const { documents, founder, middle } = bigTree(size);
  const site = await openSite({ dataDir, databaseUrl: null }, silentLog);
  const filled = await timed(() =>
    site.db.transaction(async (tx) => {
      const tree = await tx.one<{ id: number }>("/* treeBench.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES (NULL, 'A county', true) RETURNING id::int AS id");
      if (!tree) throw new Error('No tree was made');
      await fillTree(tx, tree.id, documents, founder);
      return tree.id;
    }),
  );
  await site.stop();
  say(`${size} people in ${(filled.ms / 1000).toFixed(1)} s`);
  return { founder: treePersonId(filled.value, founder), middle: treePersonId(filled.value, middle) };
}

const watchOf = (page: Page): Promise<PageWatch> => page.evaluate(() => (window as unknown as { treeBench: PageWatch }).treeBench);

/** A page of a new visitor, the chart open. */
async function openChart(browser: Browser, address: string, settings: object | null): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WINDOW);
  await page.evaluateOnNewDocument(watchPage, settings && JSON.stringify(settings));
  await page.goto(address);
  await page.waitForFunction(() => (window as unknown as { treeBench: PageWatch }).treeBench.firstCard !== null, { timeout: 60_000 });
  return page;
}

const goal = (figure: number, wanted: number): string => `${(figure / wanted).toFixed(2)} of ${wanted}`;

async function measureOpening(browser: Browser, address: string, runs: number): Promise<BenchRow[]> {
  const [first, longest]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const page = await openChart(browser, address, null);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const watch = await watchOf(page);
    first.push(watch.firstCard ?? Number.NaN);
    longest.push(watch.longestTask);
    await page.browserContext().close();
  }
  return [
    { name: 'first chart', figures: { 'median ms': percentile(first, 50), 'worst ms': Math.max(...first), 'share of goal': goal(percentile(first, 50), GOALS.firstChartMs) } },
    { name: 'longest task', figures: { 'median ms': percentile(longest, 50), 'worst ms': Math.max(...longest), 'share of goal': goal(Math.max(...longest), GOALS.longestTaskMs) } },
  ];
}

/** The chart of the fewest generations that has so many cards, and all of the tree's where none has. */
async function openManyCards(browser: Browser, address: string): Promise<{ page: Page; cards: number }> {
  for (let descendants = 4; ; descendants += 1) {
    const page = await openChart(browser, address, { view: 'descendants', direction: 'across', ancestors: 4, descendants });
    const status = await page.evaluate(() => document.querySelector('[role="status"][aria-label="Chart"]')?.textContent ?? '');
    const cards = Number.parseInt(status.replaceAll(',', ''), 10);
    if (cards >= CARDS || descendants === GENERATIONS.most) return { page, cards };
    await page.browserContext().close();
  }
}

async function measurePulling(browser: Browser, address: string): Promise<BenchRow[]> {
  const { page, cards } = await openManyCards(browser, address);
  // Fitting keeps letters readable: all cards are in the window only from farther away.
  for (const label of ['Fit the chart', ...Array.from({ length: 8 }, () => 'Zoom out')]) {
    await page.evaluate((name) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click(), label);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const fps = await page.evaluate(pullChart, PULL_MS);
  const { longestTask } = await watchOf(page);
  await page.browserContext().close();
  return [{ name: `pulling ${cards} visible cards`, figures: { 'frames a second': fps, 'longest task ms': longestTask, 'share of goal': goal(fps, GOALS.framesPerSecond) } }];
}

function measureLayout(): BenchRow {
  const graph = deepKin(13);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    layoutChart(graph, chartOptions({ view: 'family', focus: 'm1', descendants: 40 }));
    return performance.now() - start;
  });
  return { name: 'layout of 24,574 cards', figures: { 'median ms': percentile(times, 50), 'best ms': Math.min(...times) } };
}

/** Opens the chart of a large tree in a browser: how soon it is there, how long the page hangs, how smoothly it is pulled. */
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
      say('pulling');
      const pulling = await measurePulling(browser, site.origin + chartAddress(founder));
      return { settings: { people, runs }, sections: [{ title: `A tree of ${people} people`, rows: [...opening, ...pulling, measureLayout()] }] };
    } finally {
      await browser.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
