// Not through copies: two members who agree come from two networks, and the balancer says its own of both.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';

import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { censusRecordId, writeCensusFile } from '#test/support/censusFile.ts';
import { COUSINS_GEDCOM } from '#test/support/cousinsGedcom.ts';

import { fill, find, press, waitForText } from './support/byRole.ts';
import { download } from './support/download.ts';
import { importRecords } from './support/importRecords.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { openHint } from './support/openHint.ts';
import { seasonAccounts } from './support/seasonAccounts.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { until } from './support/until.ts';
import { untilQuiet } from './support/untilQuiet.ts';
import { checkFile, makeTree } from './support/uploadTree.ts';

const OWNER = 'member@example.com';
const SECOND = 'second@example.com';
const STAFF = 'staff@example.com';
const SET = 'Roche 1871';
/** The last letters of the surname could not be read, nor how many they are. */
const WRITTEN = 'PIN*';
const SHOWN = 'PIN…';
const SAID = 'P i n, some letters not read';
const READ = 'Pinch';
/** The doubt of a page’s records and of structured data, in words. */
const DOUBT = 'Surname: its last letters could not be read.';
const WILLIAM = { surname: WRITTEN };
const HOUSEHOLD = [
  WILLIAM,
  { seq: 2, surname: WRITTEN, forenames: 'Jane', relationship: 'Wife', sex: 'F', age: 38, occupation: '' },
  { seq: 3, surname: WRITTEN, forenames: 'Thomas', relationship: 'Son', condition: '', age: 9, occupation: 'Scholar' },
  { seq: 4, surname: WRITTEN, forenames: 'Loveday', relationship: 'Dau', condition: '', sex: 'F', age: 2 },
];
/** A name that was read, to come first; and many others, among whom a name is evidence. */
const NEIGHBOURS = [
  { household: 2, forenames: 'Obadiah', age: 61, transcribed_birth_place: 'Leeds' },
  ...Array.from({ length: 120 }, (_, at) => ({
    household: 3 + at,
    surname: `SMITH${String.fromCodePoint(65 + (at % 26))}`,
    forenames: 'Obadiah',
    age: 20 + (at % 50),
    transcribed_birth_place: 'Leeds',
  })),
];
const ID = censusRecordId('ROCHE-1871', WILLIAM);
const TRANSCRIPT = `/transcript?id=${encodeURIComponent(ID)}`;
const SEARCH = '/search/results?lastname=pinch';

let folder: string;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-doubtful-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none', TRUSTED_PROXIES: '127.0.0.1' } });
  // A census whose transcribers mark what they could not read as those of FreeREG do, for everyone to read.
  const { doubts: _flags, ...census } = readMapping('freecen');
  const mapping = path.join(folder, 'census.json');
  writeFileSync(
    mapping,
    JSON.stringify({ ...census, notation: 'freereg', recordSet: { ...census.recordSet, access: 'free' } }),
  );
  const records = writeCensusFile(path.join(folder, 'census.tsv'), [...HOUSEHOLD, ...NEIGHBOURS]);
  await importRecords(site, records, '--mapping', mapping, '--set', SET);
  await sharp({ create: { width: 2400, height: 1700, channels: 3, background: '#e8dcc0' } })
    .png()
    .toFile(path.join(folder, 'one.png'));
  const pages = path.join(folder, 'pages.csv');
  writeFileSync(pages, `image,record,xywh,book\none.png,${ID},"100,300,2200,60",RG 10/2267\n`);
  await site.run('import-images', folder, '--mapping', pages, '--set', 'ROCHE-1871');
  await seasonAccounts(site.dataDir);
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A member at home: what their browser asks comes from a network of its own. */
async function memberFrom(address: string, email: string) {
  const member = await newMember(browser, site.origin, email);
  await member.page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return member;
}

/** What is found, in the order shown: each name as it is copied, without what a screen reader says of it. */
const namesFound = (page: Page) =>
  page.$$eval('a[href^="/transcript"][data-row]', (links) =>
    links.map((link) => (link.querySelector('span[aria-hidden]') ?? link).textContent ?? ''),
  );

/** Searches for the name, and asks why one of the results is among them: names in order, and the answer. */
async function searchAndAskWhy(page: Page): Promise<{ names: string[]; why: string }> {
  await page.goto(site.origin + SEARCH);
  await press(page, 'button', `Why? William, ${SAID}`);
  const reasons = await find(page, 'list', `Why William, ${SAID} matched`);
  return { names: await namesFound(page), why: (await reasons.evaluate((list) => list.textContent)) ?? '' };
}

/** Says under “What do you read?” what a member reads. */
async function propose(page: Page): Promise<void> {
  await page.goto(site.origin + TRANSCRIPT);
  await waitForText(page, 'What do you read?');
  await press(page, 'link', `Surname: ${SAID}. Say what you read`);
  await fill(page, 'What should it say?', READ);
  await press(page, 'button', 'Send report');
}

/** The surname on the transcript, as it is copied, with the correction beside it; and what is seen for its signs. */
const surnameShown = (page: Page) =>
  page.$$eval('dl dt', (terms) => {
    const value = terms.find(({ textContent }) => textContent === 'Surname')?.nextElementSibling;
    return {
      text: value?.textContent ?? '',
      sign: value?.querySelector('[data-shown]')?.getAttribute('data-shown'),
    };
  });

/** Results of the search as a table, by the names of its columns. */
async function resultsAsTable(page: Page): Promise<Record<string, string>[]> {
  await page.goto(site.origin + SEARCH);
  await press(page, 'button', 'Download');
  const file = await download(page, mkdtempSync(path.join(folder, 'downloads-')), () =>
    press(page, 'button', 'Download 5 records'),
  );
  return parse(readFileSync(file, 'utf8'), { bom: true, columns: true });
}

/** The whole tree as a file. */
async function treeAsGedcom(page: Page, treeId: string): Promise<string> {
  await page.goto(`${site.origin}/tree/${treeId}/settings/export`);
  await press(page, 'checkbox', 'Leave out living people');
  await press(page, 'button', 'Preview the file');
  await waitForText(page, '26 people');
  return readFileSync(
    await download(page, mkdtempSync(path.join(folder, 'downloads-')), () => press(page, 'button', 'Download')),
    'utf8',
  );
}

/** The person of a file who has that name there. */
const personOf = (gedcom: string, name: string): string =>
  gedcom.split(/^(?=0 )/mu).find((record) => record.split(/\r?\n/u).includes(`1 NAME ${name}`)) ?? '';
/** What a citation says was written in the source. */
const transcribedIn = (person: string) => /Surname as transcribed: "([^"]*)"/u.exec(person)?.[1];

/** What search engines get with the transcript. */
async function structuredData(): Promise<{ about: Record<string, unknown> }> {
  const text = await (await fetch(site.origin + TRANSCRIPT, { headers: { accept: 'text/html' } })).text();
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/u.exec(text)?.[1] ?? '{}');
}

/** The records of the page image that the transcript leads to, as other programs get them. */
async function annotationsOf(page: Page): Promise<{ body: { value: string; purpose?: string }[] }[]> {
  await page.goto(site.origin + TRANSCRIPT);
  const pixels = page.waitForResponse((answer) => /\/iiif\/3\/p-/u.test(answer.url()));
  await press(page, 'link', 'See the original');
  const [, id = ''] = /\/iiif\/3\/([^/]+)/u.exec((await pixels).url()) ?? [];
  const answer = await fetch(`${site.origin}/iiif/annotations/${id}`);
  return ((await answer.json()) as { items: { body: { value: string }[] }[] }).items;
}

it('a letter that no one could read is found, compared, read by two members, and stays as it was written', async () => {
  const { page, faults } = await memberFrom('198.51.100.7', OWNER);

  // Behind the name that was read, with the reason.
  const before = await searchAndAskWhy(page);
  expect(before.names[0]).toBe('Obadiah PINCH');
  expect(before.names.slice(1).toSorted()).toEqual(
    ['Jane', 'Loveday', 'Thomas', 'William'].map((name) => `${name} ${WRITTEN}`),
  );
  expect(before.why).toContain('could be Pinch: its last letters could not be read');

  // A hint says what the name could be, and goes into the tree with a child.
  await checkFile(page, site.origin, writeTree());
  await makeTree(page, 'Pinches');
  const treeId = new URL(page.url()).pathname.split('/')[2]?.split('-')[1]?.replace(/^0+/u, '') ?? '';
  await page.goto(`${site.origin}/tree/${treeId}/all-hints`);
  await openHint(page, /^Compare William, P i n, some letters not read, Roche 1871, with William Pinch/u);
  await waitForText(page, 'In the record');
  expect(await page.$eval('[role="dialog"]', ({ textContent }) => textContent)).toContain(
    `The surname could be Pinch: the record has ${SHOWN}`,
  );
  await press(page, 'checkbox', 'Add Loveday Pin..., born about 1869');
  await press(page, 'button', 'Add to the tree');
  await waitForText(page, 'The record was added to William Pinch');

  // Staff let members decide.
  const { page: staff } = await newReader(browser);
  await staff.goto(`${site.origin}/internal/login`);
  await signIn(staff, STAFF);
  await untilSignedIn(staff, STAFF);
  await staff.goto(`${site.origin}/internal/record-reports`);
  await press(staff, 'switch', SET);
  await untilQuiet(staff);

  // Two who read the same.
  await page.bringToFront();
  await propose(page);
  await waitForText(page, 'Thank you: your report is with us');
  const { page: other, faults: othersFaults } = await memberFrom('203.0.113.9', SECOND);
  await propose(other);
  await waitForText(other, 'Thank you: another member reads the same');

  // Both readings are on the transcript.
  await page.bringToFront();
  await page.goto(site.origin + TRANSCRIPT);
  await waitForText(page, 'Correction');
  const surname = await surnameShown(page);
  expect(surname.text).toContain(WRITTEN);
  expect(surname.sign).toBe('…');
  expect(surname.text).toContain(`Correction ${READ}`);

  // The name is certain now: no longer behind the others.
  await until(async () => (await searchAndAskWhy(page)).why.includes('as you asked'), 'the name is certain');
  const after = await searchAndAskWhy(page);
  expect(after.why).not.toContain('could be');
  expect(after.names.indexOf(`William ${WRITTEN}`)).toBeLessThan(2);

  // Everything that leaves says what was written.
  const row = (await resultsAsTable(page)).find(({ 'Record address': address }) => address?.endsWith(TRANSCRIPT));
  const gedcom = await treeAsGedcom(page, treeId);
  const { about } = await structuredData();
  const lines = await annotationsOf(page);
  const readings = about['own:reading'] as Record<string, string>[];
  expect({
    table: row?.Surname,
    tree: transcribedIn(personOf(gedcom, 'William /Pinch/')),
    child: transcribedIn(personOf(gedcom, 'Loveday /Pin.../')),
    engines: readings.map((reading) => reading['own:written']).join(),
    page: /^William (\S+),/u.exec(lines[0]?.body[0]?.value ?? '')?.[1],
  }).toEqual({ table: WRITTEN, tree: WRITTEN, child: WRITTEN, engines: WRITTEN, page: WRITTEN });
  // And what is in doubt, or was read into it.
  expect(row).toMatchObject({ 'Surname (correction)': READ, Uncertain: 'Surname' });
  expect(readings).toMatchObject([{ 'own:of': 'familyName', 'own:notation': 'freereg' }]);
  expect(about).not.toHaveProperty('familyName');
  expect(about).toMatchObject({ givenName: 'William', name: `William ${SHOWN}` });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.body[1]).toMatchObject({ value: DOUBT, purpose: 'commenting' });
  expect([...faults, ...othersFaults]).toEqual([]);
}, 300_000);

/** The family as a file. */
function writeTree(): string {
  const file = path.join(folder, 'cousins.ged');
  writeFileSync(file, COUSINS_GEDCOM);
  return file;
}
