import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Page } from 'puppeteer';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { startSite } from '#test/e2e/support/startSite.ts';
import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import type { Bench, BenchReport } from '../benchReport.ts';
import { percentile } from '../percentile.ts';

/** What was promised of the reader (docs/adr/0047). */
const GOALS = { firstSightMs: 800, framesPerSecond: 60 } as const;
const PAGE_ID = 'BL/0009997/18420305/0001';
const PAN_MS = 4_000;
const WINDOW = { width: 1440, height: 900 };
const HIT = '[role="application"] path[data-mark="hit"]';

/** An issue of one page that has a word so often. */
async function writeIssue(folder: string, words: number): Promise<string> {
  const { alto, png } = await drawnPage('The Bench', Array.from({ length: 3 }, () => Array.from({ length: Math.ceil(words / 3) }, () => 'word').join(' ')));
  return writeFiles(path.join(folder, 'issue'), { 'mets.xml': metsFile({ title: 'The Bench', number: '0009997', date: '1842-03-05', images: ['0001.png'] }), '0001.xml': alto, '0001.png': png });
}

/** Milliseconds from opening the page until its image is drawn and its matches are marked. */
async function open(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await page.waitForFunction((selector) => document.querySelector(selector) !== null && !document.querySelector('main [role="status"] svg'), { polling: 'raf' }, HIT);
  return performance.now() - start;
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
  for (let step = 0; performance.now() < end; step += 1) await page.mouse.move(500 + 150 * Math.sin(step / 9), 500 + 150 * Math.cos(step / 7));
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
    const site = await startSite({ env: { SAMPLE_DATA: 'none' } });
    const { findBrowser, launchArguments } = await import('../../../scripts/browser.mjs');
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('No browser: run node scripts/browser.mjs --install');
    const browser = await puppeteer.launch({ executablePath, headless: true, args: [...launchArguments] });
    try {
      site.command('import-newspapers', await writeIssue(folder, words), '--access', 'free');
      const page = await browser.newPage();
      await page.setViewport(WINDOW);
      say('opening');
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await open(page, site.origin + readerAddress(PAGE_ID, { words: 'word' })));
      say('moving');
      await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label="Show the whole page"]')?.click());
      const boxes = await page.$eval(HIT, (drawn) => (drawn.getAttribute('d')?.match(/M/gu) ?? []).length);
      const frames = await pan(page);
      return {
        settings: { words, runs },
        sections: [
          {
            title: `A page with ${boxes} matches`,
            rows: [
              { name: 'page with its matches', figures: { 'median ms': percentile(times, 50), 'worst ms': Math.max(...times), 'goal ms': GOALS.firstSightMs } },
              { name: 'moving', figures: { 'frames a second': frames, goal: GOALS.framesPerSecond } },
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
