import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilFocused } from './support/untilFocused.ts';

/** Owns no tree yet. */
const BEGINNER = 'active@example.com';

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

/** A menu gives the focus back a moment after it has gone. */
const MENU_GONE_MS = 400;
const CHART = /^\/tree\/fmp-\d+-\d+\/tree$/u;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const untilPath = (page: Page, pattern: RegExp) =>
  page.waitForFunction((source: string) => new RegExp(source, 'u').test(window.location.pathname), {}, pattern.source);
const personIn = (page: Page) => pathOf(page).split('/')[2] ?? '';
const retype = async (page: Page, name: string, text: string) => {
  await (await find(page, 'textbox', name)).focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
};
const untilClosed = (page: Page) => page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);

describe('a tree from its first step', () => {
  it('TREE-004 TREE-009 TREE-028 TREE-029 TREE-030 TREE-031 TREE-036 ROUTE-225 ROUTE-226 ROUTE-227 is started after signing in, grows, survives two who write at once, undoes a change, and refuses a person who would be their own ancestor', async () => {
    const { page, faults } = await newReader(browser);

    // A visitor signs in on the way, and is back.
    await page.goto(`${site.origin}/family-tree/create`);
    await waitForPath(page, '/sign-in');
    await signIn(page, BEGINNER);
    await waitForPath(page, '/family-tree/create');

    // First steps: the tree is made of its first person and asks for the others itself.
    await fill(page, 'First name(s)', 'Una');
    await fill(page, 'Surname', 'Pinch');
    await fill(page, 'Born (optional)', '1890');
    await press(page, 'button', 'Next');
    await find(page, 'dialog', 'First steps');
    await fill(page, 'First name(s)', 'Tom');
    await press(page, 'button', 'Skip your mother');
    await press(page, 'button', 'Next');
    await find(page, 'heading', 'Your grandparents');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Next');
    await press(page, 'button', 'Show my tree');
    await untilPath(page, CHART);
    const una = personIn(page);
    await page.reload();
    await waitForText(page, 'Tom Pinch');
    expect(pathOf(page)).toMatch(CHART);

    // Over the chart a drawer, over that a dialog and a menu: Escape closes what is on top, and what has gone takes no
    // focus along.
    await page.goto(`${site.origin}/tree/${una}/tree/profile`);
    await find(page, 'dialog', 'Profile');
    await press(page, 'button', 'Edit name');
    const editing = await find(page, 'dialog', 'Edit name');
    await page.waitForFunction((dialog: Element) => dialog.contains(document.activeElement), {}, editing);
    await page.keyboard.press('Escape');
    await untilFocused(page, 'Edit name');
    await press(page, 'button', 'More actions for Una Pinch');
    await find(page, 'menu', 'More actions for Una Pinch');
    await page.keyboard.press('Escape');
    await untilFocused(page, 'More actions for Una Pinch');
    await page.waitForFunction(() => document.querySelector('[role="menu"]') === null);
    // A dialog that the menu opened keeps the focus when the menu has gone, and gives it back.
    await page.keyboard.press('Enter');
    await press(page, 'menuitem', 'Add another name');
    const naming = await find(page, 'dialog', 'Add a name');
    await page.waitForFunction(() => document.querySelector('[role="menu"]') === null);
    await new Promise((resolve) => setTimeout(resolve, MENU_GONE_MS));
    expect(await naming.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await untilFocused(page, 'More actions for Una Pinch');
    await page.waitForFunction(() => document.querySelectorAll('[role="dialog"]').length === 1);
    await page.evaluate(() => document.activeElement?.remove());
    await page.waitForFunction(() => document.activeElement?.role === 'dialog');
    await page.mouse.click(30, 500);
    await untilClosed(page);
    expect(pathOf(page)).toMatch(CHART);

    // A son and a mother.
    await page.goto(`${site.origin}/tree/${una}/tree/${una}/add-relative`);
    await fill(page, 'First names', 'Ned');
    await press(page, 'button', 'Add to the tree');
    await page.waitForFunction((id: string) => !window.location.pathname.includes(id), {}, una);
    await waitForText(page, 'Ned Pinch');
    await page.goto(`${site.origin}/tree/${una}/tree/${una}/add-relative?relation=mother`);
    await fill(page, 'First names', 'Jane');
    await press(page, 'button', 'Add to the tree');
    await page.waitForFunction((id: string) => !window.location.pathname.includes(id), {}, una);
    await page.goto(`${site.origin}/tree/${una}/tree`);
    await waitForText(page, 'Jane');

    // Two tabs change one day.
    const facts = `${site.origin}/trees/${una}/people/${una}/facts`;
    await page.goto(facts);
    await find(page, 'heading', 'Una Pinch');
    await find(page, 'button', 'Edit Birth, 1890');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    const barHeights: number[] = [];
    for (const width of [375, 1280]) {
      await page.setViewport({ width, height: 900 });
      barHeights.push(await page.$eval('header', (bar) => bar.getBoundingClientRect().height));
    }
    expect(barHeights).toEqual([44, 64]);
    const other = await page.browserContext().newPage();
    await other.goto(facts);
    await press(other, 'button', 'Edit Birth, 1890');
    await retype(other, 'Date (optional)', '1892');
    await page.bringToFront();
    await press(page, 'button', 'Edit Birth, 1890');
    await retype(page, 'Date (optional)', '3/4/1891');
    await waitForText(page, 'Understood as 3 April 1891');
    await press(page, 'button', 'Save');
    await untilClosed(page);
    await other.bringToFront();
    await press(other, 'button', 'Save');
    await find(other, 'dialog', 'Another editor changed this too');
    await waitForText(other, 'Before: 1890');
    expect(await accessibilityFaultsOf(other)).toEqual([]);
    await press(other, 'button', 'Save my choices');
    await find(other, 'button', 'Edit Birth, 1892');

    // The history takes it back.
    await press(other, 'link', 'History');
    await waitForText(other, 'now 1892');
    const undo = await other.waitForSelector('button[aria-label^="Undo the change of"]');
    await undo?.click();
    await waitForText(other, 'Change undone');
    await press(other, 'link', 'Facts');
    await find(other, 'button', 'Edit Birth, 3/4/1891');
    await other.close();

    // Her grandson cannot be her father's father: the server refuses, and its answer says whose relations are to be put
    // right.
    await page.bringToFront();
    await page.goto(`${site.origin}/tree/${una}/tree`);
    await waitForText(page, 'Tom Pinch');
    const tom = await page.$$eval(
      '[data-key]',
      (cards) => cards.find((card) => card.textContent?.includes('Tom Pinch'))?.getAttribute('data-key') ?? '',
    );
    expect(faults.splice(0)).toEqual([]);
    await page.goto(`${site.origin}/tree/${una}/tree/${tom}/add-relative?relation=father`);
    await page.locator('input[type="radio"][value="existing"]').click();
    await (await find(page, 'combobox', 'Name')).type('Ned');
    await page.waitForSelector('[role="option"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Add to the tree');
    await find(page, 'heading', "There's a problem with a relationship in your tree");
    await waitForText(page, 'Please fix this relationship');
    const next = await (await find(page, 'link', 'Next')).evaluate((link) => link.getAttribute('href'));
    expect(next).toBe(`/tree/${una}/tree/profile/relations?error=relationship&personId=${tom}`);
    await press(page, 'link', 'Next');
    await waitForText(page, 'A relationship here cannot be right');
    expect(new URL(page.url()).searchParams.get('error')).toBe('relationship');

    // Nothing of a person is in the document as it is sent; it comes to readers who may know, and its failure is the
    // profile's own.
    const profile = `/trees/${una}/people/${una}`;
    const sent = await page.evaluate(
      async (address) => (await fetch(address, { headers: { accept: 'text/html' } })).text(),
      profile,
    );
    expect(sent).toContain('<div id="root"');
    expect(sent).not.toMatch(/Una|Pinch|1891/u);
    await setOverrides(page, site.origin, { failures: { getPersonTreeForProfile: 'INTERNAL_SERVER_ERROR' } });
    await page.goto(site.origin + profile);
    await find(page, 'heading', 'Something went wrong');
    expect(await page.$$('nav')).not.toEqual([]);
    // The error pages say in the console what was caught.
    faults.splice(0);

    // Stories are for who signed in, and wait for them.
    const { page: elsewhere } = await newReader(browser);
    const [, treeId, number] = una.split('-');
    await elsewhere.goto(`${site.origin}/stories/${Number(treeId)}/${Number(number)}`);
    await waitForPath(elsewhere, '/sign-in');
    await signIn(elsewhere, BEGINNER);
    await waitForPath(elsewhere, `/trees/${una}/people/${una}/stories`);
    await find(elsewhere, 'heading', 'Una Pinch');
    expect(faults).toEqual([]);
  }, 180_000);
});
