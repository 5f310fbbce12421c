import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'puppeteer';

import { readPdf } from '#test/support/readPdf.ts';

import { accessibilityFaultsOf } from '../support/accessibility.ts';
import { fill, find, press, waitForText } from '../support/byRole.ts';
import { download } from '../support/download.ts';
import { drawByFinger, drawByMouse } from '../support/drawOnPage.ts';
import { newReader } from '../support/openBrowser.ts';
import { untilQuiet } from '../support/untilQuiet.ts';
import type { Archive } from './archive.ts';
import { READ } from './reading.ts';

/** Clippings of the issue that the reader has shown, from the page to the shared link. */
export function clipping(archive: () => Archive): void {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await archive().member());
  });
  afterAll(() => page.close());

  const textOf = (reader: Page) => reader.$eval('textarea[name="text"]', (field) => field.value);
  const untilTextHas = (reader: Page, words: string) =>
    reader.waitForFunction(
      (wanted) => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.value.includes(wanted),
      {},
      words,
    );

  /**
   * Writes into a field of the tool as the keyboard finds it: what saves lies over the end of the form, and never over
   * the field.
   */
  async function write(name: string, text: string): Promise<void> {
    const field = await find(page, 'textbox', name);
    await field.focus();
    await page.waitForFunction(
      (focused) => {
        const { left, top, width, height } = focused.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === focused;
      },
      {},
      field,
    );
    await page.keyboard.down('Control');
    await page.keyboard.press('KeyA');
    await page.keyboard.up('Control');
    await page.keyboard.type(text);
  }

  it('GRANT-024 clips two columns by mouse and a third by keys, with what the member writes about them', async () => {
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${archive().site.origin}/image-viewer?issue=${READ.issue}/0001`);
    await find(page, 'application', `${READ.name}. ${READ.application}`);
    await press(page, 'button', 'Clip this page');
    await drawByMouse(page, [50, 172], [505, 330]);
    await find(page, 'button', 'Rectangle 1, Page 1');
    // Between the columns, closer to the first rectangle than a finger is wide.
    await drawByMouse(page, [526, 172], [980, 330]);
    await find(page, 'button', 'Rectangle 2, Page 1');
    await untilTextHas(page, 'SHIPPING NEWS');
    expect(await textOf(page)).toMatch(/^FIRE AT CAMBORNE\s+On Tuesday evening/u);

    await (await find(page, 'button', 'Add a rectangle')).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Rectangle 3, Page 1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('Shift');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await write('Title', 'Fire and ships');
    await write('Note (optional)', 'Was Hope insured?');
    await write('Tags (optional)', 'Trevena');
    await press(page, 'button', 'Save clipping');
    await find(page, 'link', 'Open the clipping');
    expect(faults).toEqual([]);
  });

  it('clips an article whole, keeps both clippings in a collection, and takes it away as a PDF', async () => {
    await page.goto(`${archive().site.origin}/image-viewer?issue=${READ.article}`);
    await press(page, 'button', 'Clip this page');
    await press(page, 'button', 'Clip this article');
    await find(page, 'button', 'Rectangle 1, Page 1');
    await untilTextHas(page, 'Mr Trevena.');
    await press(page, 'button', 'Save clipping');
    await press(page, 'link', 'Open the clipping');
    await find(page, 'heading', 'Fire at Camborne');
    await press(page, 'link', 'Your clippings');
    await press(page, 'checkbox', 'Select Fire at Camborne');
    await press(page, 'checkbox', 'Select Fire and ships');
    await press(page, 'button', 'Add to collection');
    await fill(page, 'Name of the new collection', 'Camborne');
    await press(page, 'button', 'Add');
    await waitForText(page, 'Added 2 clippings to “Camborne”');
    await page.goto(`${archive().site.origin}/collections/my-collections`);
    await press(page, 'link', 'Camborne');
    await find(page, 'link', 'Fire at Camborne');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Export');
    await press(page, 'button', 'Make file');
    await find(page, 'button', 'Download PDF, Camborne');
    const file = await download(page, mkdtempSync(path.join(archive().folder, 'exports-')), () =>
      press(page, 'button', 'Download PDF, Camborne'),
    );
    const pdf = readPdf(readFileSync(file));
    expect([
      path.basename(file),
      pdf.bookmarks.toSorted(),
      pdf.pages.reduce((sum, { pictures }) => sum + pictures, 0),
    ]).toEqual(['Camborne.pdf', ['Fire and ships', 'Fire at Camborne'], 4]);
    expect(pdf.pages.map(({ text }) => text).join(' ')).toMatch(/Was Hope insured\?/u);
    await press(page, 'button', 'Close');
    await press(page, 'link', 'Fire and ships');
    for (const text of ['Was Hope insured?', 'Trevena', 'SHIPPING NEWS']) await waitForText(page, text);
    expect(faults).toEqual([]);
  });

  it('COLL-007 REC-008 shares a clipping by a link that opens nothing once it is revoked', async () => {
    await press(page, 'button', 'Share');
    await press(page, 'button', 'Make a link');
    const link = await (
      await find(page, 'textbox', 'Link to share')
    ).evaluate((field) => new URL((field as HTMLInputElement).value).pathname);
    expect(link).toMatch(/^\/image-share\/[\w-]{22}$/u);
    const { page: visitor } = await newReader(archive().browser);
    await visitor.goto(archive().site.origin + link);
    await find(visitor, 'heading', 'Fire and ships');
    await visitor.waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('main img')].filter(({ naturalWidth }) => naturalWidth > 100)
          .length === 3,
    );
    expect(await visitor.$eval('meta[name="robots"]', (robots) => robots.getAttribute('content'))).toBe(
      'noindex, nofollow',
    );
    expect(await visitor.evaluate(() => document.body.innerText)).not.toContain('Was Hope insured?');
    expect(await accessibilityFaultsOf(visitor)).toEqual([]);

    await press(page, 'button', 'Stop sharing');
    await waitForText(page, 'The link no longer opens anything.');
    const answer = await visitor.goto(archive().site.origin + link);
    expect(answer?.status()).toBe(404);
    await find(visitor, 'heading', 'This clipping is not shared');
    expect(faults).toEqual([]);
  });

  it('keeps the orders of two windows that arrange one collection, and a note that was being typed at a reload', async () => {
    await page.goto(`${archive().site.origin}/image-viewer?issue=${READ.article}`);
    await press(page, 'button', 'Clip this page');
    await press(page, 'button', 'Clip this article');
    await untilTextHas(page, 'Mr Trevena.');
    await write('Title', 'Trevena again');
    await press(page, 'button', 'Save clipping');
    await press(page, 'link', 'Open the clipping');
    await press(page, 'link', 'Your clippings');
    await press(page, 'checkbox', 'Select Trevena again');
    await press(page, 'button', 'Add to collection');
    const collections = await page.waitForSelector('select[name="collectionId"]');
    await collections?.select(await collections.$eval('option:last-child', (option) => option.value));
    await press(page, 'button', 'Add');
    await waitForText(page, 'Added 1 clipping to “Camborne”');
    await page.goto(`${archive().site.origin}/collections/my-collections`);
    await press(page, 'link', 'Camborne');
    await find(page, 'button', 'Move Trevena again');
    const { page: other, faults: otherFaults } = await newReader(
      archive().browser,
      { width: 1280, height: 800 },
      page.browserContext(),
    );
    await other.goto(page.url());
    await find(other, 'button', 'Move Trevena again');
    const orderOf = (reader: Page) =>
      reader.$$eval('main ol[role="list"] article', (cards) =>
        cards.map((card) => card.querySelector('h2, h3')?.textContent),
      );
    const [first, second, third] = await orderOf(page);
    // The last goes before all in one window; in the other, which has not seen that, the second goes before the first.
    const moveByKey = async (reader: Page, title: string | null | undefined, key: 'ArrowUp' | 'ArrowDown') => {
      // A window behind another is not drawn.
      await reader.bringToFront();
      await (await find(reader, 'button', `Move ${title}`)).focus();
      await reader.keyboard.press(key);
    };
    await moveByKey(page, third, 'ArrowUp');
    await waitForText(page, `${third}: place 2 of 3.`);
    await moveByKey(page, third, 'ArrowUp');
    await waitForText(page, `${third}: place 1 of 3.`);
    await untilQuiet(page);
    expect(await orderOf(page)).toEqual([third, first, second]);
    expect(await orderOf(other)).toEqual([first, second, third]);
    await moveByKey(other, first, 'ArrowDown');
    await waitForText(other, 'This collection was also changed in another window. You now see both changes.');
    await untilQuiet(other);
    expect(await orderOf(other)).toEqual([third, second, first]);
    await page.bringToFront();
    await page.reload();
    await find(page, 'button', 'Move Trevena again');
    expect(await orderOf(page)).toEqual([third, second, first]);

    await press(page, 'button', 'Add a note');
    await (await find(page, 'textbox', 'Note')).type('Was it the same fire?');
    await page.reload();
    await press(page, 'button', 'Add a note');
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('textarea[name="note"]')?.value === 'Was it the same fire?',
    );
    await press(page, 'button', 'Cancel');
    await other.close();
    expect([...faults, ...otherFaults]).toEqual([]);
  });

  it('clips with a finger on a phone', async () => {
    const { page: phone, faults: phoneFaults } = await newReader(
      archive().browser,
      { width: 375, height: 812 },
      page.browserContext(),
    );
    await phone.setViewport({ width: 375, height: 812, hasTouch: true, isMobile: true });
    await phone.goto(`${archive().site.origin}/image-viewer?issue=${READ.issue}/0001`);
    await find(phone, 'application', `${READ.name}. ${READ.application}`);
    await press(phone, 'button', 'Clip this page');
    await drawByFinger(phone, [40, 165], [510, 480]);
    await find(phone, 'button', 'Rectangle 1, Page 1');
    await untilTextHas(phone, 'FIRE AT CAMBORNE');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await accessibilityFaultsOf(phone)).toEqual([]);
    expect(phoneFaults).toEqual([]);
    await phone.close();
  });
}
