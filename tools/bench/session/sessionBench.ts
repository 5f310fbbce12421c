import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Page } from 'puppeteer';

import { createRandom } from '#domain/kernel/random/createRandom.ts';
import { startSite } from '#test/e2e/support/startSite.ts';
import { launchBrowser } from '#test/support/launchBrowser.ts';

import type { Bench, BenchReport, BenchRow } from '../benchReport.ts';
import { MemberDay, TYPED } from './MemberDay.ts';
import { makeReleaseFolder } from './ReleaseFolder.ts';
import { grown, measureTab, type TabMemory } from './tabMemory.ts';
import { AREAS, visit, walk } from './walk.ts';

const DAY_MS = 8 * 3_600_000;
/** About how long a navigation takes on two quiet cores, the sleeps and updates among them. */
const NAVIGATION_MS = 300;
/** Faster, and the tokens of ten minutes would be renewed all the time. */
const MOST_TIMES = 50;
const HOUR_MS = 3_600_000;
const MEMBER = 'active@example.com';
/** Navigations after which the site is updated. */
const UPDATES = [0.6, 0.8];
/** Where growth is measured: the same page with the same data each time. */
const REST = '/help';
/**
 * Six documents that were left may lie in wait for Back, and go when memory is short: what of them is no growth of the
 * one that is read.
 */
const WITHOUT_BACK = '--disable-features=BackForwardCache';
const [PICTURES_MS, PICTURE_TRIES] = [2_000, 5];
/** How often in a day all tabs are looked at. */
const LOOKS = 5;
const GOAL = { 'heap grown MB': 20, 'sign-ins': 1 } as const;

/** Each address once, so that what is kept on purpose, code for one, is there before growth is measured. */
async function warmUp(page: Page, navigations: number): Promise<void> {
  // A short run has no time for all of them, and shows growth that is none.
  for (const address of AREAS.slice(0, navigations)) await visit(page, address);
}

async function rest(page: Page): Promise<TabMemory> {
  await page.bringToFront();
  await visit(page, REST);
  for (let tries = 1; ; tries += 1) {
    const memory = await measureTab(page);
    // The browser itself holds a page that was left until its pictures have arrived.
    if (memory.detached === 0 || tries === PICTURE_TRIES) return memory;
    await delay(PICTURES_MS);
  }
}

/**
 * Eight hours of a member in a real browser: three tabs, tokens renewed, sleep, a lost network and two updates of the
 * site.
 */
export const sessionBench: Bench = {
  name: 'session',
  description: 'eight hours of a member in a browser: memory, detached nodes, listeners, typed text, sign-ins',
  options: [
    { flag: 'navigations', description: 'navigations of the first tab', fallback: 2_000 },
    {
      flag: 'kept-for-back',
      description: '1: the browser keeps documents that were left for Back, which are counted with the living one',
      fallback: 0,
    },
  ],
  async run(
    { navigations = 0, 'kept-for-back': keptForBack = 0 },
    say,
  ): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-session-'));
    const release = makeReleaseFolder(path.join(folder, 'release'));
    let site = await startSite({ root: release.root, env: { SEARCH_LIMIT: '0' } });
    const { origin, dataDir } = site;
    const browser = await launchBrowser(...(keptForBack > 0 ? [] : [WITHOUT_BACK]));
    const times = Math.min(MOST_TIMES, DAY_MS / (navigations * NAVIGATION_MS));
    const began = Date.now();
    const day = new MemberDay(browser, origin, { start: began, times });
    try {
      const [first, second, third] = [await day.tab(), await day.tab(), await day.tab()];
      await first.bringToFront();
      await day.signIn(first, MEMBER);
      await day.open(second, '/messaging');
      await day.open(third, '/tree/example-family-tree');
      await first.bringToFront();
      const random = createRandom('a long day');
      const rows: BenchRow[] = [];
      const overTime: BenchRow[] = [];
      const kept: string[] = [];
      const checkTyped = async (after: string) =>
        kept.push(`${after}: ${(await day.typedText(first)) === TYPED ? 'yes' : 'NO'}`);
      const look = async (at: number) => {
        for (const [number, page] of [first, second, third].entries()) {
          const { heapMb, ...counts } = await rest(page);
          const row = { name: `tab ${number + 1} at ${at}`, figures: { 'heap MB': heapMb, ...counts } };
          overTime.push(row);
          say(
            `${row.name}: ${Object.entries(row.figures)
              .map(([name, value]) => `${name} ${Math.round(value * 100) / 100}`)
              .join(', ')}`,
          );
        }
        await first.bringToFront();
      };
      /** All tabs of a computer sleep with it. */
      const sleep = async (at: string) => {
        for (const page of [second, third, first]) {
          await page.bringToFront();
          await day.sleep(page, HOUR_MS);
        }
        await checkTyped(at);
      };
      let [before, since] = [null as TabMemory | null, 0];
      const begin = async (at: number) => {
        say(`${at}: warming up`);
        await warmUp(first, navigations);
        [before, since] = [await rest(first), at];
      };
      const end = async (at: number) => {
        const after = await rest(first);
        if (before) rows.push({ name: `tab 1, ${since} to ${at}`, figures: grown(before, after) });
      };
      const others = { before: [await rest(second), await rest(third)] };
      const losses: string[] = [];
      const update = async (at: number) => {
        await end(at);
        say(`${at}: the site is updated`);
        day.isDisturbed = true;
        await site.end();
        release.deploy();
        site = await startSite({ root: release.root, dataDir, env: { SEARCH_LIMIT: '0', PORT: new URL(origin).port } });
        await first.bringToFront();
        await visit(first, '/partners');
        await visit(first, '/');
        day.isDisturbed = false;
        await checkTyped(`update at ${at}`);
        await begin(at);
      };
      const events = new Map<number, () => Promise<unknown>>([
        [Math.floor(navigations * 0.1), () => day.type(first)],
        [Math.floor(navigations * 0.3), () => sleep('first sleep')],
        [
          Math.floor(navigations * 0.45),
          async () => {
            losses.push(await day.loseNetwork(first, ['/help', '/', '/my-research', '/account/devices']));
            await checkTyped('lost network');
          },
        ],
        ...UPDATES.map((share): [number, () => Promise<unknown>] => [
          Math.floor(navigations * share),
          () => update(Math.floor(navigations * share)),
        ]),
        [Math.floor(navigations * 0.9), () => sleep('second sleep')],
      ]);
      await first.bringToFront();
      await begin(0);
      await look(0);
      for (let step = 0; step < navigations; step += 1) {
        const event = events.get(step);
        if (event) say(`${step}: ${Math.round((Date.now() - began) / 1000)} s`);
        await event?.();
        if (step % 10 === 9) {
          const beside = step % 20 === 19 ? second : third;
          await beside.bringToFront();
          await walk(beside, random, step);
          await first.bringToFront();
        }
        await walk(first, random, step);
        if ((step + 1) % Math.ceil(navigations / LOOKS) === 0 || step + 1 === navigations) await look(step + 1);
        if (step % 100 === 99) say(`${step + 1} navigations, ${Math.round((Date.now() - began) / 1000)} s`);
      }
      await end(navigations);
      const typed = await day.typedText(first);
      for (const [at, page] of [second, third].entries()) {
        const was = others.before[at];
        if (was) rows.push({ name: `tab ${at + 2}, the whole day`, figures: grown(was, await rest(page)) });
      }
      const hours = ((Date.now() - began) * times) / HOUR_MS;
      const { signIns, renewals, documents, missingFiles, faults } = day.counts;
      return {
        settings: {
          navigations,
          hours,
          times,
          'goal heap grown MB': GOAL['heap grown MB'],
          'goal sign-ins': GOAL['sign-ins'],
        },
        sections: [
          { title: 'What is left after everything that can go has gone', rows },
          { title: 'Each tab over the day', rows: overTime },
          {
            title: 'The day',
            rows: [
              {
                name: MEMBER,
                figures: {
                  hours,
                  'sign-ins': signIns,
                  'tokens fetched': renewals,
                  documents,
                  'typed text kept': [...kept, `at the end: ${typed === TYPED ? 'yes' : 'NO'}`].join('; '),
                  offline: losses.join('; '),
                  'missing files asked for': missingFiles,
                  faults: faults.length,
                },
              },
            ],
          },
          ...(typed === TYPED ? [] : [{ title: 'In place of what was typed', rows: [{ name: typed, figures: {} }] }]),
          {
            title: 'Faults of the pages',
            rows: [...new Set(faults)].map((name) => ({
              name,
              figures: { times: faults.filter((one) => one === name).length },
            })),
          },
        ],
      };
    } finally {
      await day.close();
      await browser.close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
