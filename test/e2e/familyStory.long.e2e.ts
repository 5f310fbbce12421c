import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { writeCensusFile } from '#test/support/censusFile.ts';
import { COUSINS_GEDCOM } from '#test/support/cousinsGedcom.ts';

import { fill, find, press, waitForText } from './support/byRole.ts';
import { download } from './support/download.ts';
import { importRecords } from './support/importRecords.ts';
import { mailLink } from './support/mailLink.ts';
import { newMember, openBrowser } from './support/openBrowser.ts';
import { openHint } from './support/openHint.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { checkFile, makeTree, OPEN_CHART, untilPath } from './support/uploadTree.ts';

const OWNER = 'member@example.com';
const SECOND = 'second@example.com';
const TREE = 'Pinches and Truscotts';
/** Neighbours: among many others a name is evidence. */
const NEIGHBOURS = Array.from({ length: 120 }, (_, at) => ({
  household: 2 + at,
  surname: `SMITH${String.fromCodePoint(65 + (at % 26))}`,
  forenames: 'Obadiah',
  age: 20 + (at % 50),
  transcribed_birth_place: 'Leeds',
}));
const HOUSEHOLD = [
  {},
  { seq: 2, forenames: 'Jane', relationship: 'Wife', sex: 'F', age: 38, occupation: '' },
  { seq: 3, forenames: 'Thomas', relationship: 'Son', condition: '', age: 9, occupation: 'Scholar' },
];

const ROYAL = path.resolve(
  projectRoot(),
  process.env.MUNIMENT_SHARED ?? '../shared',
  'data/gedcom/ligneous/royal92.ged',
);
if (!existsSync(ROYAL)) console.warn(`No royal92 at ${ROYAL}: its story is left out.`);

let folder: string;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-family-'));
  writeFileSync(path.join(folder, 'cousins.ged'), COUSINS_GEDCOM);
  // The letters of invitations are printed.
  site = await startSite({ env: { SAMPLE_DATA: 'none', LOG_LEVEL: 'info' } });
  await importRecords(
    site,
    writeCensusFile(path.join(folder, 'census.tsv'), [...HOUSEHOLD, ...NEIGHBOURS]),
    '--mapping',
    'freecen',
    '--set',
    'Roche 1871',
  );
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const personIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';
const untilClosed = (page: Page) => page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);

/** The line of the outline that is current for keyboard and screen reader. */
const currentLine = (page: Page) =>
  page.$eval(
    '[role="tree"]',
    (tree) => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  );

/** Walks the outline down from its first line. */
async function walkTo(page: Page, line: RegExp): Promise<void> {
  await page.focus('[role="tree"]');
  await page.keyboard.press('Home');
  for (let step = 0; step < 60 && !line.test(await currentLine(page)); step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await currentLine(page)).toMatch(line);
}

/** Replaces the text of a field of a dialog, which may still be sliding into place. */
async function retype(page: Page, name: string, text: string): Promise<void> {
  await (await find(page, 'textbox', name)).focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}

/** The names of people in a GEDCOM file, sorted. */
const namesIn = (gedcom: string) =>
  [
    ...gedcom
      .split(/^(?=0 )/mu)
      .filter((record) => /^0 @[^@]+@ INDI/u.test(record))
      .join('')
      .matchAll(/^1 NAME (.*?)\r?$/gmu),
  ]
    .map(([, name = '']) => name.replaceAll('/', '').replaceAll(/\s+/gu, ' ').trim())
    .toSorted();

/** Downloads what a button of the page starts; the file's path. */
const downloadBy = (page: Page, button: string): Promise<string> =>
  download(page, mkdtempSync(path.join(folder, 'downloads-')), () => press(page, 'button', button));

it('GED-001 TREE-034 TREE-035 a family comes as a file, grows by relatives and records, is shared, written at together, and leaves as a file', async () => {
  const { page, faults } = await newMember(browser, site.origin, OWNER);
  const at = (address: string) => page.goto(site.origin + address);

  // The file is looked through, then becomes a tree.
  const before = await checkFile(page, site.origin, path.join(folder, 'cousins.ged'));
  expect(before).toMatchObject({ People: '25', Families: '9' });
  await waitForText(page, '1 person may be living');
  await makeTree(page, TREE);

  // The parents of Thomas are cousins: the second way to the same ancestors is a reference to the first.
  await press(page, 'radio', 'Pedigree');
  await waitForText(page, 'Also shown elsewhere: go there');
  await walkTo(page, /^Digory Pinch, .*also shown elsewhere in the chart$/iu);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () =>
      !document
        .getElementById(document.querySelector('[role="tree"]')?.getAttribute('aria-activedescendant') ?? '')
        ?.textContent?.includes('also shown'),
  );
  expect(await currentLine(page)).toMatch(/^Digory Pinch, 1780–1851/iu);

  // A son.
  await walkTo(page, /^William Pinch/iu);
  const thomas = personIn(page);
  await press(page, 'link', 'Centre the chart here');
  await page.waitForFunction((id) => !window.location.pathname.includes(id), {}, thomas);
  const william = personIn(page);
  await press(page, 'link', 'Add a relative');
  await fill(page, 'First names', 'Ned');
  await press(page, 'button', 'Add to the tree');
  await waitForText(page, 'Ned Pinch');

  // A record that may be of his father, beside what the tree says.
  await at(`/tree/${william}/tree/hints`);
  await openHint(page, /^Compare William PINCH, Roche 1871/u);
  await find(page, 'dialog', 'Compare with the record');
  await waitForText(page, 'In the record');
  await press(page, 'button', 'Add to the tree');
  await waitForText(page, 'The record was added to William Pinch');
  await at(`/trees/${william}/people/${william}/facts`);
  await find(page, 'button', 'Edit Census, 1871');

  // What is in a shared folder is seen with the rights of who looks.
  await at('/my-research');
  await fill(page, 'Name of the new folder', 'The Pinches');
  await press(page, 'button', 'Create folder');
  await fill(page, 'Address of the page', `/trees/${william}/people/${william}`);
  await press(page, 'button', 'Add');
  await find(page, 'button', 'Remove William Pinch');
  await press(page, 'button', 'Share with people');
  await press(page, 'button', 'Make a link');
  const invitation = await (
    await find(page, 'textbox', 'Invitation link')
  ).evaluate((field) => (field as HTMLInputElement).value);
  const { page: other, faults: othersFaults } = await newMember(browser, site.origin, SECOND);
  await other.goto(site.origin + new URL(invitation).pathname);
  await press(other, 'button', 'Join folder');
  await waitForText(other, 'You don’t have access to this');

  // Another member is let in.
  await at(`/tree/${william}/tree/share/invite/send`);
  await fill(page, 'Their email address', SECOND);
  await page.locator('input[name="role"][value="EDITOR"]').click();
  await press(page, 'button', 'Send invitation');
  await waitForText(page, `Invitation sent to ${SECOND}`);
  await other.goto(await mailLink(site, 'tree-invitation'));
  await press(other, 'button', 'Accept invitation');
  await untilPath(other, OPEN_CHART);
  await other.goto(`${site.origin}/tree/all-trees`);
  await waitForText(other, TREE);

  // Both write at one fact: what was typed last is kept, and who typed it decides.
  const facts = `/trees/${william}/people/${william}/facts`;
  await other.goto(site.origin + facts);
  await press(other, 'button', 'Edit Birth, 1832');
  await retype(other, 'Date (optional)', '1830');
  await page.bringToFront();
  await at(facts);
  await press(page, 'button', 'Edit Birth, 1832');
  await retype(page, 'Date (optional)', '1831');
  await press(page, 'button', 'Save');
  await untilClosed(page);
  await other.bringToFront();
  await press(other, 'button', 'Save');
  await find(other, 'dialog', 'Another editor changed this too');
  await waitForText(other, 'Mine: 1830');
  await waitForText(other, 'Theirs: 1831');
  await press(other, 'button', 'Back to my form');
  expect(
    await (await find(other, 'textbox', 'Date (optional)')).evaluate((field) => (field as HTMLInputElement).value),
  ).toBe('1830');
  await press(other, 'button', 'Save');
  await press(other, 'button', 'Save my choices');
  await find(other, 'button', 'Edit Birth, 1830');

  // The owner takes it back.
  await page.bringToFront();
  await at(`/trees/${william}/people/${william}/history`);
  await waitForText(page, 'now 1830');
  await page.locator('button[aria-label^="Undo the change of"]').click();
  await waitForText(page, 'Change undone');

  // The whole tree leaves as a file, and is the same when it comes again.
  const treeId = william.split('-')[1]?.replace(/^0+/u, '') ?? '';
  await at(`/tree/${treeId}/settings/export`);
  await press(page, 'checkbox', 'Leave out living people');
  await press(page, 'button', 'Preview the file');
  await waitForText(page, '26 people, 9 families');
  const file = await downloadBy(page, 'Download');
  const gedcom = readFileSync(file, 'utf8');
  expect(gedcom).toMatch(/^2 VERS 7\.0/mu);
  expect(namesIn(gedcom)).toEqual([...namesIn(COUSINS_GEDCOM), 'Ned Pinch'].toSorted());
  for (const line of ['1 _NICKNAMED Tommo', '1 _BURIALPLOT', '2 TEXT By the north wall'])
    expect(gedcom).toContain(line);
  expect(gedcom).toContain('2 DATE 1831');
  expect(await checkFile(page, site.origin, file)).toMatchObject({ People: '26', Families: '9', Sources: '1' });
  await waitForText(page, '1 person may be living');
  expect([...faults, ...othersFaults]).toEqual([]);
}, 300_000);

// The Grand Dauphin's parents were cousins twice over: Henry IV of France and Philip III of Spain are each an ancestor
// of both.
(existsSync(ROYAL) ? it : it.skip)(
  'GED-001 royal92 is uploaded, its cousins are drawn once, a son is added, and it leaves in GEDCOM 7.0 as the same people',
  async () => {
    const { page, faults } = await newMember(browser, site.origin, OWNER);
    expect(await checkFile(page, site.origin, ROYAL)).toMatchObject({ People: '3,010', Families: '1,422' });
    await makeTree(page, 'Royal 92');

    // The pedigree of a person whose parents share ancestors.
    const first = personIn(page);
    await (await find(page, 'combobox', 'Find a person')).type('Louis de_France');
    // Not one of those found by the beginning of the name.
    await page.waitForFunction(() =>
      /^Louis de.France/u.test(document.querySelector('[role="option"]')?.textContent ?? ''),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => !window.location.pathname.includes(id), {}, first);
    const dauphin = personIn(page);
    await press(page, 'radio', 'Pedigree');
    await waitForText(page, 'Also shown elsewhere: go there');
    const keys = await page.$$eval('[data-key]', (cards) => cards.map((card) => card.getAttribute('data-key') ?? ''));
    expect(new Set(keys).size).toBe(keys.length);
    await walkTo(page, /^Henry.IV .*also shown elsewhere in the chart$/iu);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () =>
        !document
          .getElementById(document.querySelector('[role="tree"]')?.getAttribute('aria-activedescendant') ?? '')
          ?.textContent?.includes('also shown'),
    );
    expect(await currentLine(page)).toMatch(/^Henry.IV/u);

    // A son.
    await page.goto(`${site.origin}/tree/${dauphin}/tree/${dauphin}/add-relative`);
    await fill(page, 'First names', 'Hercule');
    await press(page, 'button', 'Add to the tree');
    await waitForText(page, 'Hercule');

    // Out and in again.
    const treeId = dauphin.split('-')[1]?.replace(/^0+/u, '') ?? '';
    await page.goto(`${site.origin}/tree/${treeId}/settings/export`);
    await press(page, 'checkbox', 'Leave out living people');
    await press(page, 'button', 'Preview the file');
    await waitForText(page, '3,011 people');
    const file = await downloadBy(page, 'Download');
    const [before, after] = [namesIn(readFileSync(ROYAL, 'latin1')), namesIn(readFileSync(file, 'utf8'))];
    expect(after).toHaveLength(before.length + 1);
    // ANSEL writes accents before their letters: those names are compared by the reader's own tests.
    const plain = (names: readonly string[]) => names.filter((name) => /^[\x20-\x7E]*$/u.test(name));
    for (const name of new Set(plain(before)))
      expect(after.filter((each) => each === name)).toHaveLength(before.filter((each) => each === name).length);
    expect(await checkFile(page, site.origin, file)).toMatchObject({ People: '3,011' });
    expect(faults).toEqual([]);
  },
  180_000,
);
