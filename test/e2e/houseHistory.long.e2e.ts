import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const MEMBER = 'member@example.com';
const ADDRESS = '/house-history/results?street=High+Street&location=Leeds%2C+Yorkshire%2C+England';

let site: RunningSite;
let browser: Browser;
let page: Page;
let faults: string[];
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser();
  ({ page, faults } = await newReader(browser));
  await setOverrides(page, site.origin, { groups: ['address-search-phase-2'] });
  await signInAs(page, site.origin, MEMBER);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const open = async (width: number, height: number) => {
  await page.setViewport({ width, height });
  await page.goto(site.origin + ADDRESS);
  await find(page, 'link', 'Before 1939');
  await untilQuiet(page);
};
/**
 * Presses an anchor and waits until its section is `rest` pixels below the top and is marked; when the movement started
 * and ended, in milliseconds after the press.
 */
const goTo = async (anchor: string, id: string, rest: number): Promise<{ began: number; ended: number }> => {
  const link = await find(page, 'link', anchor);
  const moves = await link.evaluateHandle((element) => {
    const seen: number[] = [];
    const pressed = performance.now();
    window.addEventListener('scroll', () => seen.push(performance.now() - pressed));
    (element as HTMLElement).click();
    return seen;
  });
  await page.waitForFunction(
    (section, top) =>
      Math.abs((document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN) - top) <= 1,
    {},
    id,
    rest,
  );
  await page.waitForSelector(`a[href="#${id}"][aria-current]`);
  const seen = await moves.jsonValue();
  return { began: seen[0] ?? Number.NaN, ended: seen.at(-1) ?? Number.NaN };
};

describe('house history in a browser', () => {
  it.each([
    [375, 812, 226],
    [1280, 900, 276],
  ])(
    'HOUSE-015 HOUSE-016 HOUSE-049 at %d px an anchor brings its section up smoothly to below the form, and is marked',
    async (width, height, rest) => {
      await open(width, height);
      const { began, ended } = await goTo('Before 1939', 'pre-war', rest);
      // Never sooner than stated; a busy machine is later.
      expect(began).toBeGreaterThanOrEqual(100);
      expect(ended).toBeGreaterThanOrEqual(1_500);
      await goTo('World War 2', 'war', rest);
    },
  );

  it('HOUSE-008 keeps the form in view, and passes axe', async () => {
    await open(1280, 900);
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    await page.waitForFunction(() => window.scrollY > 500);
    const street = await find(page, 'textbox', 'Street');
    expect(await street.isIntersectingViewport()).toBe(true);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });

  it('jumps at once for readers who want no movement', async () => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(1280, 900);
    const link = await find(page, 'link', 'Before 1939');
    const top = await link.evaluate((element) => {
      (element as HTMLElement).click();
      return document.getElementById('pre-war')?.getBoundingClientRect().top ?? Number.NaN;
    });
    expect(Math.abs(top - 276)).toBeLessThanOrEqual(2);
    await page.emulateMediaFeatures([]);
  });

  it('HOUSE-013 opens the form in a sheet on phones', async () => {
    await open(375, 812);
    await press(page, 'button', 'Edit search');
    await find(page, 'dialog', 'Search Form');
    await find(page, 'textbox', 'Street');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Search');
    await page.waitForFunction(() => new URLSearchParams(window.location.search).get('sid') === '561');
  });

  it('HOUSE-054 HOUSE-052 FLAG-017 gives link previews the same for every client', async () => {
    const html = await (await fetch(site.origin + ADDRESS)).text();
    const overridden = await (
      await fetch(site.origin + ADDRESS, {
        headers: {
          cookie: `test_overrides=${encodeURIComponent(JSON.stringify({ groups: ['address-search-phase-2'] }))}`,
        },
      })
    ).text();
    const without = (text: string) => text.replace(/"requestId":"[^"]*"/u, '');
    expect(without(overridden)).toBe(without(html));
    expect(/property="og:image" content="([^"]+)"/u.exec(html)?.[1]).toMatch(/\.png$/u);
    expect(/property="og:description" content="([^"]+)"/u.exec(html)?.[1]?.length).toBeLessThanOrEqual(200);
    await waitForText(page, 'High Street through time');
    expect(faults).toEqual([]);
  });
});
