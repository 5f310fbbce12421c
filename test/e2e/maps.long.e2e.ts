import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { ISLES_BOUNDS, type MapBounds, readBounds, UK_BOUNDS } from '#domain/places/maps/mapBounds.ts';
import { writeCensusFile } from '#test/support/censusFile.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press } from './support/byRole.ts';
import { importRecords } from './support/importRecords.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const MAP = 'Map of the records found';
/** Degrees that a frame may be over its limits through rounding. */
const ROUNDING = 0.01;

let folder: string;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-maps-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  await importRecords(
    site,
    writeCensusFile(path.join(folder, 'census.tsv'), [{ surname: 'TREBILCOCK' }]),
    '--mapping',
    'freecen',
    '--set',
    'Roche 1871',
  );
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hasWebGl = (page: Page) => page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
const boundsOf = async (page: Page): Promise<MapBounds> => {
  const element = await page.waitForSelector('[data-bounds]');
  const bounds = readBounds((await element?.evaluate((map) => map.getAttribute('data-bounds'))) ?? null);
  if (!bounds) throw new Error('The map does not say what it shows.');
  return bounds;
};
/** Whether one frame lies in another. */
const isInside = (inner: MapBounds, outer: MapBounds) =>
  inner.west >= outer.west - ROUNDING &&
  inner.east <= outer.east + ROUNDING &&
  inner.south >= outer.south - ROUNDING &&
  inner.north <= outer.north + ROUNDING;

/** Drags the map as far as a hand can, several times in one direction. */
async function drag(page: Page, across: number, down: number): Promise<void> {
  const box = await (await page.waitForSelector('.maplibregl-canvas'))?.boundingBox();
  if (!box) throw new Error('There is no map to drag.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let times = 0; times < 4; times += 1) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + (across * box.width) / 2.2, middle.y + (down * box.height) / 2.2, { steps: 5 });
    await page.mouse.up();
  }
}

it('ROUTE-153 /maps holds no map in its raw HTML and draws the map search in a browser', async () => {
  const raw = await (
    await fetch(`${site.origin}/maps/anything?lastname=trebilcock`, { headers: { accept: 'text/html' } })
  ).text();
  expect(raw).toContain('<title>Map search');
  expect(raw).not.toMatch(/canonical|og:|description|<canvas|Trebilcock|Roche/u);

  const { page, faults } = await newReader(browser);
  await page.goto(`${site.origin}/maps/anything?lastname=trebilcock`);
  await find(page, 'heading', 'Trebilcock');
  await find(page, 'list', 'Places with records');
  expect(await hasWebGl(page)).toBe(true);
  const canvas = await find(page, 'region', MAP);
  await page.waitForSelector('[data-bounds]');
  await find(page, 'button', 'Roche, Cornwall, England: 1');
  expect(
    await canvas.evaluate(
      (element) => element instanceof HTMLCanvasElement && element.width > 300 && element.height > 300,
    ),
  ).toBe(true);
  await untilQuiet(page);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('goes nearer and further by button and hand, keeps the frame in the address, and never leaves the islands', async () => {
  const { page, faults } = await newReader(browser);
  await page.goto(`${site.origin}/maps?lastname=trebilcock`);
  const before = await boundsOf(page);
  await press(page, 'button', 'Zoom out');
  await page.waitForFunction(() => window.location.search.includes('bbox='));
  const after = await boundsOf(page);
  expect(after.east - after.west).toBeGreaterThan(before.east - before.west);
  await press(page, 'button', 'Show the whole map');
  for (const [across, down] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    await drag(page, across, down);
    expect(isInside(await boundsOf(page), ISLES_BOUNDS)).toBe(true);
  }
  expect(faults).toEqual([]);
});

it('opens the records of a marker, and from there the transcript', async () => {
  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/maps?lastname=trebilcock`);
  await press(page, 'button', 'Roche, Cornwall, England: 1');
  await find(page, 'list', 'Records: Roche, Cornwall, England');
  expect(page.url()).toContain('at=Roche');
  expect(await page.$$eval('a[href^="/transcript"]', (links) => links.map((link) => link.textContent))).toEqual([
    expect.stringContaining('TREBILCOCK'),
  ]);
});

it('shows the same as a list where the browser cannot draw', async () => {
  const { page, faults } = await newReader(browser, { width: 375, height: 812 });
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'));
  await page.goto(`${site.origin}/maps?lastname=trebilcock`);
  await find(page, 'list', 'Places with records');
  expect(await page.evaluate(() => document.body.innerText)).toContain('This browser can’t draw maps');
  expect(await page.$('canvas')).toBeNull();
  await untilQuiet(page);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('HOUSE-041 HOUSE-042 starts the maps of a house without a position at a fixed point and stays within the United Kingdom', async () => {
  const { page } = await newMember(browser, site.origin, 'member@example.com');
  await setOverrides(page, site.origin, { groups: ['address-search-phase-2'] });
  await page.goto(`${site.origin}/house-history/results?street=Nowhere%20Street&location=Nowhereatall,%20England`);
  await page.waitForSelector('[data-center]');
  expect(await page.$eval('[data-bounds]', (map) => map.getAttribute('data-center'))).toBe('53.83011,-2.42017');
  for (const [across, down] of [
    [1, 0],
    [-1, 1],
  ] as const) {
    await drag(page, across, down);
    expect(isInside(await boundsOf(page), UK_BOUNDS)).toBe(true);
  }
});
