import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ElementHandle, Page } from 'puppeteer';

import { drawnPage } from '#test/support/drawnPaper.ts';
import { metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { accessibilityFaultsOf } from '../support/accessibility.ts';
import { find, press, waitForText } from '../support/byRole.ts';
import { handOf } from '../support/hand.ts';
import { untilQuiet } from '../support/untilQuiet.ts';
import type { Archive } from './archive.ts';

const FILLER =
  'the price of copper ore was the talk of the market and carts stood in the street until the lamps were lit. '
    .repeat(6)
    .trim();

const PAPER = 'The Camborne Intelligencer';
/** Two people of a tree whose deaths are in the paper, one for each journey. */
const PEOPLE = [
  { id: 'I1', given: 'Digory', surname: 'Trevanion', born: 1805, age: 36, sex: 'M', style: 'Mr.' },
  { id: 'I2', given: 'Loveday', surname: 'Rosewarne', born: 1771, age: 70, sex: 'F', style: 'Mrs.' },
] as const;
const nameOf = ({ given, surname }: (typeof PEOPLE)[number]) => `${given} ${surname}`;
const noticeOf = (person: (typeof PEOPLE)[number]) =>
  `On the 2d inst., at Camborne, ${person.style} ${nameOf(person)}, aged ${person.age} years.`;

const GEDCOM = `${[
  '0 HEAD',
  '1 GEDC',
  '2 VERS 5.5.1',
  '2 FORM LINEAGE-LINKED',
  '1 CHAR UTF-8',
  ...PEOPLE.flatMap(({ id, given, surname, born, sex }) => [
    `0 @${id}@ INDI`,
    `1 NAME ${given} /${surname}/`,
    `1 SEX ${sex}`,
    '1 BIRT',
    `2 DATE ${born}`,
    '2 PLAC Camborne, Cornwall',
    '1 DEAT',
    '2 DATE 2 MAR 1842',
    '2 PLAC Camborne, Cornwall',
  ]),
  '0 TRLR',
].join('\n')}\n`;

/** An issue with a column of deaths. */
async function writeIssue(folder: string): Promise<string> {
  const page = await drawnPage(PAPER, [FILLER, `DEATHS.\n${PEOPLE.map(noticeOf).join('\n')}`, FILLER]);
  const lineOf = (text: string) => page.lines.findIndex((line) => line.startsWith(text)) + 1;
  const end = page.lines.findIndex((line, at) => at >= lineOf('DEATHS.') && line.startsWith('the price'));
  const articles = [
    { headline: 'Deaths', type: 'DEATHS', areas: [{ page: 1, begin: `L${lineOf('DEATHS.')}`, end: `L${end}` }] },
  ];
  return writeFiles(folder, {
    'mets.xml': metsFile({
      title: PAPER,
      number: '0009991',
      date: '1842-03-05',
      texts: ['0001.xml'],
      images: ['0001.png'],
      articles,
    }),
    '0001.xml': page.alto,
    '0001.png': page.png,
  });
}

/**
 * How long, in milliseconds, hints are looked for, and how long one look may take: columns are read in the background,
 * some seconds after they came.
 */
const [PATIENCE_MS, LOOK_MS] = [120_000, 10_000];

/** Opens the hints of a person until there is one from a newspaper. */
async function openHint(page: Page, address: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    await page.goto(address);
    await find(page, 'link', 'All hints for this tree');
    const notices = await page
      .waitForSelector('::-p-aria([name="Newspaper notices"][role="region"])', { timeout: LOOK_MS })
      .catch(() => null);
    if (notices) return;
  }
  throw new Error(`No notice at ${address}`);
}

/** How long, in milliseconds, what a press opens may take before it is pressed again. */
const ANSWER_MS = 20_000;

/**
 * Presses until what it opens is there: on a loaded machine what is pressed may move between the button going down and
 * up.
 */
async function pressFor(page: Page, press: () => Promise<void>, opened: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await press();
    if (await page.waitForSelector(opened, { timeout: ANSWER_MS }).catch(() => null)) return;
  }
  throw new Error(`${opened} never opened at ${page.url()}`);
}

/** From a person of a tree to the notice of their death, and back into the tree with it as evidence. */
export function journey(archive: () => Archive): void {
  let page: Page;
  let faults: string[];
  let root: string;
  beforeAll(async () => {
    const { site, folder } = archive();
    await site.run('import-newspapers', await writeIssue(path.join(folder, 'journey')), '--access', 'free');
    ({ page, faults } = await archive().member());
    const file = path.join(folder, 'journey.ged');
    writeFileSync(file, GEDCOM);
    await page.goto(`${site.origin}/gedcom/upload`);
    await ((await page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>).uploadFile(file);
    await find(page, 'heading', 'What is in journey.ged');
    await press(page, 'button', 'Create tree');
    await press(page, 'link', 'Open the tree');
    await page.waitForFunction(() => /^\/tree\/fmp-\d+-\d+\/tree$/u.test(window.location.pathname));
    root = new URL(page.url()).pathname.split('/')[2] ?? '';
  }, 120_000);
  afterAll(() => page.close());

  it.each([
    ['mouse', 1280, PEOPLE[0]],
    ['keyboard', 375, PEOPLE[1]],
  ] as const)(
    'goes by %s, %i pixels wide, from a hint to a notice, to a clipping, to evidence, to a fact, to a report',
    async (kind, width, person) => {
      await page.setViewport({ width, height: width === 375 ? 812 : 900 });
      const hand = handOf(page, kind);
      const name = nameOf(person);
      const personId = `${root.replace(/\d+$/u, '')}${person.id.slice(1)}`;
      const question = `When did ${name} die?`;

      // The hint, which is looked for in the background, and the notice.
      await openHint(page, `${archive().site.origin}/tree/${personId}/tree/hints`);
      await hand.press('link', `See the page: ${PAPER}, Saturday 5 March 1842, page 1`);
      await find(
        page,
        'application',
        `${PAPER}, Saturday 5 March 1842, page 1. Arrow keys move it, plus and minus change its size, zero shows all of it.`,
      );

      // The clipping.
      await hand.press('button', 'Clip this page');
      await hand.press('button', 'Clip this article');
      await find(page, 'button', 'Rectangle 1, Page 1');
      await page.waitForFunction(
        (surname) => document.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.value.includes(surname),
        {},
        person.surname,
      );
      await hand.write('Title', `Death of ${name}`);
      await hand.press('button', 'Save clipping');
      await hand.press('link', 'Open the clipping');
      await find(page, 'heading', `Death of ${name}`);
      const clipping = page.url();

      // The evidence of a question.
      await hand.press('button', 'Add to research');
      await hand.choose('Question or folder', 'New question');
      // The form is whole once it has what it was touched for; then what is typed is in it, and sent once.
      await untilQuiet(page);
      await hand.write('Question', question);
      await page.waitForFunction(
        (typed) => document.querySelector<HTMLInputElement>('[role="dialog"] input[name="name"]')?.value === typed,
        {},
        question,
      );
      // By Enter: the button that opened the window has the name of the one in it.
      await page.keyboard.press('Enter');
      await hand.press('button', 'See it there');
      await find(page, 'heading', question);
      // Tasks come late, and move what is below them.
      await waitForText(page, 'No tasks yet.');
      await untilQuiet(page);
      await pressFor(
        page,
        () => hand.press('button', `Use as evidence: Death of ${name}`),
        '::-p-aria([name="Person it is about"][role="textbox"])',
      );
      await hand.write('Person it is about', name);
      await hand.choose('What it is about', 'Death');
      await hand.write('Date (optional)', '2 March 1842');
      await hand.write('Place (optional)', 'Camborne, Cornwall');
      await hand.press('button', 'Save');
      await waitForText(page, '2 March 1842');
      // The bar at the top lies over what is scrolled under it.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await accessibilityFaultsOf(page)).toEqual([]);

      // The fact.
      await page.goto(clipping);
      await hand.press('button', 'Add to a person');
      await hand.write('Person', name, 'combobox');
      await page.waitForSelector('[role="option"]');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await hand.choose('Evidence of', 'Something not in the tree yet');
      await hand.choose('What it says', 'Burial');
      await hand.write('Date (optional)', '5 March 1842');
      await hand.write('Place (optional)', 'Camborne, Cornwall');
      expect(await accessibilityFaultsOf(page)).toEqual([]);
      await hand.press('button', 'Add to person');
      await hand.press('link', name);
      await untilQuiet(page);
      expect(new URL(page.url()).pathname).toContain(personId);

      // The report.
      await page.goto(`${archive().site.origin}/tree/${personId}/reports?kind=individual`);
      for (const text of ['5 March 1842', PAPER]) await waitForText(page, text);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(faults).toEqual([]);
    },
    240_000,
  );
}
