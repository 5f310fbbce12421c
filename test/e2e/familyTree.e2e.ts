import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilFocused } from './support/untilFocused.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const OUTLINE = '[role="tree"]';
const CLARA = 'fmp-000000-000001';
const EDITH = 'fmp-000000-000003';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const currentLine = (page: Page) =>
  page.$eval(OUTLINE, (tree) => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent);
const choose = async (page: Page, view: string) => {
  const radio = await page.waitForSelector(`input[type="radio"][value="${view}"]`);
  await radio?.evaluate((input) => input.click());
};

/** Waits until something has kept its place for ten frames: a chart that is drawn again moves. */
const untilResting = async (page: Page, selector: string) => {
  await untilQuiet(page);
  await page.waitForFunction(
    async (wanted: string) => {
      const place = () => JSON.stringify(document.querySelector(wanted)?.getBoundingClientRect() ?? null);
      const before = place();
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (place() !== before) return false;
      }
      return before !== 'null';
    },
    {},
    selector,
  );
};

it('ROUTE-191 TREE-012 a visitor walks through the example tree: views, selection, another focus, the outline, a picture', async () => {
  const { page, faults } = await newReader(browser);
  await page.goto(`${site.origin}/tree/example-family-tree`);
  await page.waitForSelector(`[data-key="${CLARA}"]`);
  expect(new URL(page.url()).pathname).toBe(`/tree/${CLARA}/tree`);
  // Nothing can be changed in it.
  expect(await page.$$('[data-key^="father+"], [data-key^="mother+"]')).toEqual([]);

  // The pedigree, drawn; its mother is pressed, and the chart stays hers.
  await choose(page, 'pedigree');
  await page.waitForFunction(() => document.querySelectorAll('[data-key]').length > 4);
  await untilResting(page, `[data-key="${EDITH}"]`);
  await page.click(`[data-key="${EDITH}"]`);
  await find(page, 'region', 'Edith Martha Giles');
  expect(new URL(page.url()).pathname).toBe(`/tree/${CLARA}/tree`);
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  // Her profile and her hints are over the chart, which is there again when they close.
  for (const [link, drawer] of [
    ['Profile', 'Profile'],
    ['Hints', 'Hints'],
  ] as const) {
    await press(page, 'link', link);
    await find(page, 'dialog', drawer);
    // The Tab key goes round in it: the chart is out of reach.
    await untilFocused(page, 'Close');
    expect(
      await page.$$eval('main, nav, footer', (parts) => parts.map((part) => part.closest('[inert]') !== null)),
    ).not.toContain(false);
    await untilQuiet(page);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('[role="dialog"]') !== null && document.activeElement?.ariaLabel !== 'Close',
      ),
    ).toBe(true);
    await page.keyboard.press('Tab');
    await untilFocused(page, 'Close');
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (id: string) => location.pathname === `/tree/${id}/tree` && document.querySelector('[role="dialog"]') === null,
      {},
      CLARA,
    );
    await untilFocused(page, link);
  }

  // From there by keyboard: to her father, and to what can be done.
  await page.focus(OUTLINE);
  expect(await currentLine(page)).toBe('Edith Martha Giles, 1876–1952, mother of Clara Edith Thistlewood');
  await page.keyboard.press('ArrowRight');
  expect(await currentLine(page)).toContain('George Giles, 1852–1927, father of Edith Martha Giles');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('f');
  await page.waitForFunction((id: string) => location.pathname === `/tree/${id}/tree`, {}, EDITH);
  await page.waitForFunction(
    (id: string) =>
      document.querySelector('[role="treeitem"][aria-level="1"]')?.textContent?.startsWith('Edith Martha Giles') ===
        true && document.querySelector(`[data-key="${id}"]`) !== null,
    {},
    EDITH,
  );

  // A picture of the whole chart.
  await page.evaluate(() => {
    const original = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => Object.assign(window, { savedPicture: text }));
      return original(blob);
    };
  });
  await press(page, 'button', 'More');
  await press(page, 'menuitem', 'Save as SVG');
  await page.waitForFunction(() => 'savedPicture' in window);
  const picture = await page.evaluate(() => (window as unknown as { savedPicture: string }).savedPicture);
  expect(picture).toMatch(/^<svg[^>]*>.*Edith Martha Giles.*<\/svg>$/su);
  await page.waitForFunction(() => document.querySelector('[role="menu"]') === null);

  // All relatives: by keyboard to a brother, who is in no pedigree.
  await choose(page, 'relatives');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="treeitem"]')].some(({ textContent }) =>
      /^Joseph Thomas Giles.*brother of Edith Martha Giles$/u.test(textContent ?? ''),
    ),
  );
  await page.focus(OUTLINE);
  for (let line = 0; line < 20 && !(await currentLine(page))?.startsWith('Joseph'); line += 1)
    await page.keyboard.press('ArrowDown');
  expect(await currentLine(page)).toMatch(/^Joseph Thomas Giles/u);
  await find(page, 'region', 'Joseph Thomas Giles');
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  // The outline as a view of its own, and the fan.
  await choose(page, 'outline');
  await page.waitForFunction(() => document.querySelectorAll('[role="treeitem"]').length > 8);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await choose(page, 'fan');
  await find(page, 'combobox', 'Colours');
  // Its code came with it: the middle of the canvas, where the focus is, has a colour.
  await page.waitForFunction(() => {
    const canvas = document.querySelector('canvas');
    return (
      canvas !== null &&
      canvas.width > 0 &&
      canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] === 255
    );
  });
  expect(faults).toEqual([]);
});

it.each([375, 1280])(
  'a visitor who comes by the address of a profile gets the chart under it, and keeps it: %i px',
  async (width) => {
    const { page, faults } = await newReader(browser, { width, height: 900 });
    await page.goto(`${site.origin}/public-tree/${CLARA}/profile`);
    await find(page, 'dialog', 'Profile');
    await find(page, 'heading', 'Clara Edith Thistlewood');
    await page.waitForSelector(`[data-key="${CLARA}"]`);
    // What is open stays open, and another person is a step of the history.
    await press(page, 'link', 'Edith Martha Giles');
    await find(page, 'heading', 'Edith Martha Giles');
    await page.goBack();
    await find(page, 'heading', 'Clara Edith Thistlewood');
    await page.reload();
    await find(page, 'heading', 'Clara Edith Thistlewood');
    await press(page, 'button', 'Close');
    await page.waitForSelector(`[data-key="${CLARA}"]`);
    expect(new URL(page.url()).pathname).toBe(`/public-tree/${CLARA}/tree`);
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
    expect(faults).toEqual([]);
  },
);
