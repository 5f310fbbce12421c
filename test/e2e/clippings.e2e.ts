import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const PAGE = 'BL/0009996/18420305/0001';
const FILLER = 'the news of the week was read aloud at the door of the inn and all who came to market heard of it before noon. '.repeat(4).trim();

let folder: string;
let site: RunningSite;
let browser: Browser;
let member: Page;
let faults: string[];
let visitor: Page;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-clippings-'));
  const { alto, png } = await drawnPage('The Redruth Observer', [`FIRE AT CAMBORNE\nOn Tuesday evening a fire broke out. ${FILLER}`, `SHIPPING NEWS\nArrived at Falmouth the schooner Hope. ${FILLER}`]);
  writeFiles(path.join(folder, 'issue'), { 'mets.xml': metsFile({ title: 'The Redruth Observer', number: '0009996', date: '1842-03-05', texts: ['0001.xml'], images: ['0001.png'] }), '0001.xml': alto, '0001.png': png });
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  site.command('import-newspapers', path.join(folder, 'issue'), '--access', 'free');
  browser = await openBrowser();
  ({ page: member, faults } = await newReader(browser, { width: 1280, height: 800 }));
  ({ page: visitor } = await newReader(browser));
  await signInAs(member, site.origin, 'member@example.com');
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Draws from one point of the page to another, both in shares of its width and height. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const ground = await page.waitForSelector('[role="application"] [data-ground]');
  if (!ground) throw new Error('Nothing takes rectangles.');
  // The page moves aside for the panel: it is drawn on once it holds still.
  const box = await ground.evaluate(async (element) => {
    for (let before = '', same = 0; same < 20; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      same = now === before ? same + 1 : 0;
      before = now;
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const at = ([across, down]: readonly [number, number]) => [box.x + box.width * across, box.y + box.height * down] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
}
const textOf = (page: Page) => page.$eval('textarea[name="text"]', (field) => field.value);
const untilTextHas = (page: Page, words: string) => page.waitForFunction((wanted) => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.value.includes(wanted), {}, words);
const enter = async (page: Page, role: string, name: string) => {
  await (await find(page, role, name)).focus();
  await page.keyboard.press('Enter');
};

it('clips an article over two columns by mouse, which snaps to its lines', async () => {
  await member.goto(`${site.origin}/image-viewer?issue=${PAGE}`);
  await member.waitForSelector('[role="application"]');
  await press(member, 'button', 'Clip this page');
  await draw(member, [0.035, 0.078], [0.485, 0.16]);
  await find(member, 'button', 'Rectangle 1, Page 1');
  await draw(member, [0.512, 0.078], [0.965, 0.16]);
  await find(member, 'button', 'Rectangle 2, Page 1');
  await untilTextHas(member, 'SHIPPING NEWS');
  expect(await textOf(member)).toMatch(/^FIRE AT CAMBORNE\s+On Tuesday evening/u);
  expect(await accessibilityFaultsOf(member)).toEqual([]);
  await fill(member, 'Title', 'Fire and ships');
  await press(member, 'button', 'Save clipping');
  await find(member, 'link', 'Open the clipping');
});

it('clips on the keyboard alone', async () => {
  await enter(member, 'button', 'Clip something else');
  await enter(member, 'button', 'Add a rectangle');
  await member.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Rectangle 1, Page 1');
  for (let n = 0; n < 12; n += 1) await member.keyboard.press('ArrowUp');
  await member.keyboard.down('Shift');
  for (let n = 0; n < 6; n += 1) await member.keyboard.press('ArrowDown');
  await member.keyboard.up('Shift');
  await (await find(member, 'textbox', 'Title')).focus();
  await member.keyboard.down('Control');
  await member.keyboard.press('KeyA');
  await member.keyboard.up('Control');
  await member.keyboard.type('By keys');
  await member.keyboard.press('Enter');
  await waitForText(member, '“By keys” is saved');
  expect(faults).toEqual([]);
});

it('edits a clipping, puts both into a collection, and orders it on the keyboard', async () => {
  await member.goto(`${site.origin}/collections/all-clippings`);
  await press(member, 'link', 'By keys');
  await press(member, 'button', 'Edit');
  await fill(member, 'Title', 'A middle piece');
  await press(member, 'button', 'Save changes');
  await find(member, 'heading', 'A middle piece');
  await press(member, 'link', 'Your clippings');
  await press(member, 'checkbox', 'Select A middle piece');
  await press(member, 'checkbox', 'Select Fire and ships');
  expect(await accessibilityFaultsOf(member)).toEqual([]);
  await press(member, 'button', 'Add to collection');
  await fill(member, 'Name of the new collection', 'Camborne');
  await press(member, 'button', 'Add');
  await waitForText(member, 'Added 2 clippings to “Camborne”');
  await member.goto(`${site.origin}/collections/my-collections`);
  await press(member, 'link', 'Camborne');
  const order = () => member.$$eval('ol h2', (titles) => titles.map(({ textContent }) => textContent));
  await find(member, 'button', 'Move Fire and ships');
  const [first, second] = await order();
  await (await find(member, 'button', `Move ${second}`)).focus();
  await member.keyboard.press('ArrowUp');
  await member.waitForFunction((title) => document.querySelector('ol h2')?.textContent === title, {}, second);
  await member.reload();
  await find(member, 'button', `Move ${second}`);
  expect(await order()).toEqual([second, first]);
  expect(await accessibilityFaultsOf(member)).toEqual([]);
  expect(faults).toEqual([]);
});

it('COLL-007 REC-008 shares a clipping, which says that its page was closed as soon as it is', async () => {
  await press(member, 'link', 'Fire and ships');
  await press(member, 'button', 'Share');
  await press(member, 'button', 'Make a link');
  const link = await (await find(member, 'textbox', 'Link to share')).evaluate((field) => (field as HTMLInputElement).value);
  expect(new URL(link).pathname).toMatch(/^\/image-share\/[\w-]{22}$/u);
  const address = `${site.origin}${new URL(link).pathname}`;
  await visitor.goto(address);
  await find(visitor, 'heading', 'Fire and ships');
  await visitor.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('main img')].length === 2 && [...document.querySelectorAll<HTMLImageElement>('main img')].every(({ naturalWidth }) => naturalWidth > 100));
  expect(await visitor.$eval('meta[name="robots"]', (robots) => robots.getAttribute('content'))).toBe('noindex, nofollow');
  expect(await accessibilityFaultsOf(visitor)).toEqual([]);

  site.command('newspapers', 'allow', 'subscribers', '--title', 'BL/0009996', '--priority', '9');
  await visitor.reload();
  await find(visitor, 'heading', 'Its picture isn’t shown here');
  await waitForText(visitor, 'The Redruth Observer');
  await member.reload();
  await find(member, 'heading', 'The source isn’t open to you now');
  await find(member, 'heading', 'Fire and ships');
  await waitForText(member, 'The Redruth Observer');
  expect(await member.$$eval('main figure img', (images) => images.length)).toBe(0);
});
