import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { startSite } from '#test/e2e/support/startSite.ts';
import { drawnPage } from '#test/support/drawnPaper.ts';
import { launchBrowser } from '#test/support/launchBrowser.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { type Bench, type BenchReport, percentile } from '../benchReport.ts';

/** What was promised of the reader (docs/adr/0087). */
const GOALS = { firstSightMs: 800, framesPerSecond: 60 } as const;
const PAGE_ID = 'BL/0009997/18420305/0001';
const PAN_MS = 4_000;
const WINDOW = { width: 1440, height: 900 };
const HIT = '[role="application"] path[data-mark="hit"]';

/** An issue of one page that has a word so often. */
async function writeIssue(folder: string, words: number): Promise<string> {
  const { alto, png } = await drawnPage(
    'The Bench',
    Array.from({ length: 3 }, () => Array.from({ length: Math.ceil(words / 3) }, () => 'word').join(' ')),
  );
  return writeFiles(path.join(folder, 'issue'), {
    'mets.xml': metsFile({ title: 'The Bench', number: '0009997', date: '1842-03-05', images: ['0001.png'] }),
    '0001.xml': alto,
    '0001.png': png,
  });
}

/** The line that was promised, and how far away the site is. */
const LINE = { offline: false, latency: 20, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };
/** The image is drawn as sharp as it will be. */
const SHARP = '[data-state="sharp"]';

/** One picture of the view that came with the document, in no fewer pixels than it is shown in. */
const isPictured = (page: Page) =>
  page.waitForFunction(
    (sharp) => {
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
      return (
        document.querySelector(sharp) !== null ||
        (picture?.complete === true && picture.naturalWidth > 0 && picture.offsetWidth > 0)
      );
    },
    { polling: 'raf' },
    SHARP,
  );
const isSharp = (page: Page) =>
  page.waitForFunction(
    (sharp, hit) => document.querySelector(sharp) !== null && document.querySelector(hit) !== null,
    { polling: 'raf' },
    SHARP,
    HIT,
  );

async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(WINDOW);
  return page;
}

async function slowLine(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

/** Milliseconds until the image is sharp and its matches are marked. */
interface Opened {
  /** The picture of the document, for a browser that has never been here. */
  pictured: number;
  /** For a browser that has never been here. */
  first: number;
  /** The same address once more. */
  again: number;
  /** From a list of results, with the code of the reader still to come. */
  fromResults: number;
}

async function open(browser: Browser, origin: string, address: string): Promise<Opened> {
  const page = await newPage(browser);
  await slowLine(page);
  const timed = async (go: () => Promise<unknown>) => {
    const start = performance.now();
    await go();
    await isPictured(page);
    const pictured = performance.now() - start;
    await isSharp(page);
    return { pictured, sharp: performance.now() - start };
  };
  const { pictured, sharp: first } = await timed(() => page.goto(origin + address, { waitUntil: 'domcontentloaded' }));
  const { sharp: again } = await timed(() => page.reload({ waitUntil: 'domcontentloaded' }));
  await page.browserContext().close();

  const list = await newPage(browser);
  await list.goto(`${origin}/search-newspapers/results?q=word`);
  const link = await list.waitForSelector('a[href^="/image-viewer"]');
  await list.waitForNetworkIdle();
  await slowLine(list);
  const start = performance.now();
  await link?.evaluate((element) => (element as HTMLElement).click());
  await isSharp(list);
  const fromResults = performance.now() - start;
  await list.browserContext().close();
  return { pictured, first, again, fromResults };
}

/** Frames a second while the image is pulled about. */
async function pan(page: Page): Promise<number> {
  const counted = page.evaluate(async (duration) => {
    const start = performance.now();
    let frames = 0;
    while (performance.now() - start < duration) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
    }
    return (frames * 1_000) / (performance.now() - start);
  }, PAN_MS);
  const end = performance.now() + PAN_MS;
  await page.mouse.move(500, 500);
  await page.mouse.down();
  for (let step = 0; performance.now() < end; step += 1)
    await page.mouse.move(500 + 150 * Math.sin(step / 9), 500 + 150 * Math.cos(step / 7));
  await page.mouse.up();
  return counted;
}

/** Opens a page with a place of a search at every word: how soon it is there, and how smoothly it is moved. */
export const readerBench: Bench = {
  name: 'reader',
  description: 'how soon a page of a newspaper is there with its matches, and how smoothly it moves',
  options: [
    { flag: 'words', description: 'words of the page, each a match', fallback: 2_000 },
    { flag: 'runs', description: 'times the page is opened', fallback: 5 },
  ],
  async run({ words = 0, runs = 0 }, say): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-reader-'));
    const site = await startSite({ env: { SAMPLE_DATA: 'none', FIRST_CONTENT: 'on' } });
    const browser = await launchBrowser();
    try {
      await site.run('import-newspapers', await writeIssue(folder, words), '--access', 'free');
      const address = readerAddress(PAGE_ID, { words: 'word' });
      say('opening');
      // Its tiles are cut by the first reader of all.
      await open(browser, site.origin, address);
      const times: Opened[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await open(browser, site.origin, address));
      say('moving');
      const page = await newPage(browser);
      await page.goto(site.origin + address);
      await isSharp(page);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('button[aria-label="Show the whole page"]')?.click(),
      );
      const boxes = await page.$eval(HIT, (drawn) => (drawn.getAttribute('d')?.match(/M/gu) ?? []).length);
      const frames = await pan(page);
      await page.$eval('[role="application"] svg', (overlay) => overlay.setAttribute('display', 'none'));
      const bare = await pan(page);
      const row = (name: string, of: (opened: Opened) => number) => ({
        name,
        figures: {
          'median ms': percentile(times.map(of), 50),
          'worst ms': Math.max(...times.map(of)),
          'goal ms': GOALS.firstSightMs,
        },
      });
      return {
        settings: { words, runs },
        sections: [
          {
            title: `A page with ${boxes} matches, 10 Mbit/s and 20 ms away, at a load of ${loadavg()[0]?.toFixed(1)}`,
            rows: [
              row('first visit of all, the picture', ({ pictured }) => pictured),
              row('first visit of all, to be moved, with marks', ({ first }) => first),
              row('the same address again', ({ again }) => again),
              row('from a list of results', ({ fromResults }) => fromResults),
              { name: 'moving', figures: { 'frames a second': frames, goal: GOALS.framesPerSecond } },
              { name: 'moving without marks', figures: { 'frames a second': bare } },
            ],
          },
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
