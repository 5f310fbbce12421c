import type { Browser } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const MEMBER = 'member@example.com';
/** Alfred Webb of the member's own tree; his birth is at Harrowmere. */
const MAP = '/explore/1/1';
const SHADOW = '/shadow-tree/fmp-1-1/people/1';

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

it('EXPL-001 EXPL-003 EXPL-004 SHAD-002 a pin stays where it was moved, a new fact is on the map, a suggested person is in the tree', async () => {
  const { page, faults } = await newReader(browser);
  await setOverrides(page, site.origin, {
    flags: { 'enable-explore-person-map': true, 'enable-shadow-tree-tree-view-prototype': true },
  });
  await signInAs(page, site.origin, MEMBER);

  // A pin is moved, and is there for the next reader.
  await page.goto(`${site.origin}${MAP}/fact/f1/edit/pin`);
  await fill(page, 'Latitude', '51.30125');
  await press(page, 'button', 'Save pin');
  await waitForPath(page, `${MAP}/fact/f1`);
  await page.goto(`${site.origin}${MAP}/fact/f1/edit/pin`);
  expect(await (await find(page, 'textbox', 'Latitude')).evaluate((field) => (field as HTMLInputElement).value)).toBe(
    '51.30125',
  );

  // A fact is added, and its place is on the map.
  await page.goto(`${site.origin}${MAP}/fact`);
  const what = await find(page, 'combobox', 'Type of fact');
  await what.evaluate((field) => (field as HTMLSelectElement).focus());
  await page.select('select', 'residence');
  await page.type('input[name="place"]', 'Bath, Somerset');
  await press(page, 'button', 'Save');
  await waitForPath(page, MAP);
  await find(page, 'button', 'Bath, Somerset');
  await find(page, 'link', 'Birth, 1889');
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  // A suggested person is added as a daughter.
  await page.goto(`${site.origin}${SHADOW}/suggested?fn=Ann&ln=Leeworthy&dob=1923&g=f`);
  await press(page, 'button', 'Add this person to tree');
  await waitForText(page, 'Ann Leeworthy is in the tree now');
  await page.goto(`${site.origin}${SHADOW}`);
  await find(page, 'link', 'Ann Leeworthy');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});
