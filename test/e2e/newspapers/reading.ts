import path from 'node:path';

import type { Page } from 'puppeteer';

import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from '../support/accessibility.ts';
import { find, press } from '../support/byRole.ts';
import { newReader } from '../support/openBrowser.ts';
import { untilQuiet } from '../support/untilQuiet.ts';
import type { Archive } from './archive.ts';

const ISSUE = 'BL/0009998/18420305';
const FIRE = `${ISSUE}/0001/0001`;
const NAME = 'The Redruth Observer, Saturday 5 March 1842, page 1';
const APPLICATION = 'Arrow keys move it, plus and minus change its size, zero shows all of it.';
/** What is read, for whatever else is done with it. */
export const READ = { issue: ISSUE, article: FIRE, name: NAME, application: APPLICATION } as const;

const FILLER =
  'the news of the week was read aloud at the door of the inn and all who came to market heard of it before noon. '
    .repeat(9)
    .trim();
const STORY = `FIRE AT CAMBORNE\nOn Tuesday evening a fire broke out in the count house of the mine near Camborne. ${FILLER} The alarm was given by Mr Trevena.`;
const SHIPPING = `SHIPPING NEWS\nArrived at Falmouth the schooner Hope of Fowey. ${FILLER} The master, Mr Trevena, was in good health.`;

/** An issue of three pages: two with images, one with text alone. */
async function writeIssue(folder: string): Promise<string> {
  const pages = [
    await drawnPage('The Redruth Observer', [STORY, SHIPPING, FILLER]),
    await drawnPage('The Redruth Observer', [FILLER, STORY.replace('Tuesday', 'Wednesday'), FILLER]),
    await drawnPage('The Redruth Observer', [SHIPPING, FILLER, FILLER]),
  ];
  const starts = (at: number, heads: readonly string[]) =>
    heads.map((head) => `L${(pages[at]?.lines.indexOf(head) ?? 0) + 1}`);
  const [fire = '', shipping = ''] = starts(0, ['FIRE AT CAMBORNE', 'SHIPPING NEWS']);
  const before = (line: string) => `L${Number(line.slice(1)) - 1}`;
  const articles = [
    { headline: 'Fire at Camborne', areas: [{ page: 1, begin: fire, end: before(shipping) }] },
    { headline: 'Shipping news', areas: [{ page: 1, begin: shipping, end: `L${pages[0]!.lines.length}` }] },
  ];
  return writeFiles(folder, {
    'mets.xml': metsFile({
      title: 'The Redruth Observer',
      number: '0009998',
      date: '1842-03-05',
      texts: pages.map((_page, at) => `000${at + 1}.xml`),
      images: ['0001.png', '0002.png', null],
      articles,
    }),
    ...Object.fromEntries(
      pages.flatMap(({ alto, png }, at) => [
        [`000${at + 1}.xml`, alto],
        ...(at < 2 ? [[`000${at + 1}.png`, png] as const] : []),
      ]),
    ),
  });
}

/** An issue in the reader, page by page. */
export function reading(archive: () => Archive): void {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    const { site, browser, folder } = archive();
    await site.run('import-newspapers', await writeIssue(path.join(folder, 'reading')), '--access', 'free');
    ({ page, faults } = await newReader(browser, { width: 1280, height: 800 }));
  });
  afterAll(() => page.close());

  const selectorOf = (mark: string) => `[role="application"] path[data-mark="${mark}"]`;
  /** Bounds of a mark over the image, in CSS pixels. */
  const drawnBox = (mark: string) =>
    page.$eval(selectorOf(mark), (path) => {
      const { x, y, width, height } = path.getBoundingClientRect();
      return { x, y, width, height };
    });
  const untilDrawn = (mark: string) =>
    page.waitForFunction(
      (selector) => (document.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 0,
      {},
      selectorOf(mark),
    );
  const said = (text: string) =>
    page.waitForFunction(
      (expected) => document.querySelector('[role="search"] [role="status"]')?.textContent === expected,
      {},
      text,
    );

  it('opens an article with the places of a phrase marked, and the rest of the page dimmed', async () => {
    await page.goto(`${archive().site.origin}/image-viewer?issue=${FIRE}&q=%22mr+trevena%22`);
    await find(page, 'application', `${NAME}. ${APPLICATION}`);
    await said('1 of 4');
    await untilDrawn('dim');
    await untilDrawn('hit');
    await untilDrawn('current');
    await untilQuiet(page);
    const [page1, place] = [await drawnBox('dim'), await drawnBox('current')];
    // Two words of a line: wide and low, and on the page.
    expect(place.width / place.height).toBeGreaterThan(3);
    expect(place.x > page1.x && place.x + place.width < page1.x + page1.width).toBe(true);
    expect(faults).toEqual([]);
  });

  it('draws tiles edge to edge on whole pixels, so that none covers a row of its neighbour', async () => {
    const { page: tab } = await newReader(archive().browser, { width: 1280, height: 800 });
    await tab.evaluateOnNewDocument(() => {
      const edges: number[] = [];
      Object.assign(window, { edges });
      const { drawImage } = CanvasRenderingContext2D.prototype;
      // A part of a picture into a rectangle, as tiles are drawn.
      CanvasRenderingContext2D.prototype.drawImage = function noted(
        this: CanvasRenderingContext2D,
        ...values: never[]
      ) {
        const [x, y, width, height] = values.slice(5) as number[];
        const { e, f } = this.getTransform();
        if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
          edges.push(e + x, e + x + width, f + y, f + y + height);
        Reflect.apply(drawImage, this, values);
      };
    });
    await tab.goto(`${archive().site.origin}/image-viewer?issue=${FIRE}#xywh=100,200,1100,700`);
    await tab.waitForSelector('[data-state="sharp"]');
    const edges = await tab.evaluate(() => (window as unknown as { edges: number[] }).edges);
    expect(edges.length).toBeGreaterThan(8);
    expect(edges.filter((edge) => Math.abs(edge - Math.round(edge)) > 0.001)).toEqual([]);
  });

  it('goes to the next match, over to the next page, by the keyboard alone', async () => {
    await (await find(page, 'button', 'Next match')).focus();
    await page.keyboard.press('Enter');
    await said('2 of 4');
    await page.waitForFunction((id) => new URLSearchParams(location.search).get('issue') === id, {}, `${ISSUE}/0001`);
    await page.keyboard.press('Enter');
    await said('3 of 4');
    await page.waitForFunction((id) => new URLSearchParams(location.search).get('issue') === id, {}, `${ISSUE}/0002`);
    await find(page, 'application', `The Redruth Observer, Saturday 5 March 1842, page 2. ${APPLICATION}`);
    await untilDrawn('current');
    expect(faults).toEqual([]);
  });

  it('marks a line of the text on the image, and shows it there', async () => {
    await press(page, 'tab', 'Text');
    const text = await find(page, 'region', 'Text of page 2');
    await text.focus();
    await page.keyboard.press('ArrowDown');
    await untilDrawn('pointed');
    const before = await drawnBox('pointed');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      (selector, y) => Math.abs((document.querySelector(selector)?.getBoundingClientRect().y ?? y) - y) > 2,
      {},
      selectorOf('pointed'),
      before.y,
    );
    expect(
      await page.evaluate(() => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)),
    ).toContain('Mr Trevena.');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });

  it('shows two pages side by side, each with its matches', async () => {
    await page.goto(`${archive().site.origin}/image-viewer?issue=${ISSUE}/0001&q=trevena`);
    await press(page, 'button', 'Two pages side by side');
    await find(page, 'application', `${NAME}, The Redruth Observer, Saturday 5 March 1842, page 2. ${APPLICATION}`);
    await page.waitForFunction(
      () => document.querySelectorAll('[role="application"] path[data-mark="hit"]').length === 2,
    );
    expect(await page.$$eval('nav[aria-label="Pages"] [aria-current="page"]', (pages) => pages.length)).toBe(2);
    expect(faults).toEqual([]);
  });

  it('fetches a page as a PDF', async () => {
    await page.goto(`${archive().site.origin}/image-viewer?issue=${ISSUE}/0001`);
    await press(page, 'tab', 'Cite and save');
    const answer = page.waitForResponse((response) => response.url().includes('/api/newspapers/offprints/'));
    await press(page, 'button', 'Download this page as PDF');
    const { status, headers } = await answer.then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }));
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(faults).toEqual([]);
  });

  it('is on a phone with nothing cut off, and passes axe', async () => {
    const { page: phone, faults: phoneFaults } = await newReader(archive().browser, { width: 375, height: 812 });
    await phone.goto(`${archive().site.origin}/image-viewer?issue=${FIRE}`);
    await find(phone, 'application', `${NAME}. ${APPLICATION}`);
    await phone.waitForFunction(() => !document.querySelector('main [role="status"]'));
    await untilQuiet(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await accessibilityFaultsOf(phone)).toEqual([]);
    expect(phoneFaults).toEqual([]);
  });
}
