import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { Browser, ElementHandle, Page } from 'puppeteer';
import { SMTPServer } from 'smtp-server';

import { totpCode } from '#test/support/totpCode.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { layoutFaultsOf } from './support/layoutFaults.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const EMAIL = 'mary@example.com';
const PASSWORD = 'a lantern in the belfry';

let site: RunningSite;
let browser: Browser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-first-day-'));
const mails: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => void text(stream).then((mail) => (mails.push(mail), done()), done),
});
beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as AddressInfo;
  site = await startSite({
    env: {
      MUNIMENT_MODE: 'production',
      MUNIMENT_SECRET: randomBytes(48).toString('base64'),
      SAMPLE_DATA: 'none',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    },
  });
  browser = await openBrowser('--force-prefers-reduced-motion');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await new Promise<void>((resolve) => post.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** What axe and the eye of the layout find on a page that has come to rest. */
async function expectSound(page: Page): Promise<void> {
  await untilQuiet(page);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  for (const width of [375, 768, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect(await layoutFaultsOf(page)).toEqual([]);
  }
}
/** The code of the email that was asked for, once it came: others say what happened to the account. */
async function mailedCode(): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const mail of mails) {
      const code = /where you asked for it: ([a-z]{8})/u.exec(
        mail.replaceAll('=\r\n', '').replaceAll(/\s+/gu, ' '),
      )?.[1];
      if (code !== undefined) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code came:\n${mails.join('\n')}`);
}

/** Makes the society's own texts of the models, in the browser. */
async function writeTexts(page: Page): Promise<void> {
  for (const name of ['Terms of use', 'Privacy notice', 'Accessibility statement', 'About the site']) {
    await page.goto(`${site.origin}/internal/set-up/texts`);
    await find(page, 'heading', 'What the site says of itself');
    await page.evaluate((wanted) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main td a, main th a')];
      links.find((link) => link.textContent === wanted)?.click();
    }, name);
    await waitForPath(page, '/internal/content/text');
    const field = await page.waitForSelector('textarea');
    expect(
      await field!.evaluate((area) => {
        const at = area.value.indexOf('model: true\n');
        area.focus();
        area.setSelectionRange(at, at + 'model: true\n'.length);
        return at;
      }),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Backspace');
    await press(page, 'button', 'Publish');
    await waitForText(page, 'Published.');
  }
  await expectSound(page);
}

/** Rows of the society's spreadsheet: all of them where long tests are wanted. */
const ROWS = process.env.MUNIMENT_LONG_TESTS === '1' ? 200_000 : 2_000;
const SURNAMES = 'Marsh Hext Penna Rowse Hocking Nance Cooper Trevail Bolitho Chenoweth'.split(' ');
const PARISHES = ['Wexcombe', 'Harrowmere', 'Penhallow'];
const SETS = 'Wexcombe burials 1700–1899';

function burials(): string {
  const lines = ['No,Surname,First names,Date of burial,Age,Parish'];
  for (let at = 0; at < ROWS; at += 1) {
    const surname = SURNAMES[at % SURNAMES.length] ?? '';
    const date = `${1 + (at % 28)} Mar ${1700 + (at % 200)}`;
    lines.push([at + 1, surname, at % 2 ? 'Ann' : 'John', date, at % 90, PARISHES[at % 3]].join(','));
  }
  return `${lines.join('\n')}\n`;
}

/** From the empty desk to what readers have. */
async function bringRecords(page: Page): Promise<void> {
  await press(page, 'button', 'Bring in records');
  await fill(page, 'Name of the records', SETS);
  await press(page, 'button', 'Next: the file');
  await waitForText(page, 'Choose a file, or drop it here');
  const file = path.join(folder, 'burials.csv');
  writeFileSync(file, burials());
  const chooser = await page.waitForSelector('input[type="file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
  await press(page, 'link', 'Next: the columns');
  await (await page.waitForSelector('input[name="kind"][value="BURIALS"]'))?.click();
  await waitForText(page, 'filled in for you');
  await fill(page, 'Description of the source', 'Burials of three parishes.');
  await waitForText(page, 'Nothing is missing');
  await press(page, 'button', 'Save and look for problems');
  await page.waitForSelector('[role="status"][aria-busy="false"]', { timeout: 120_000 });
  await press(page, 'link', 'Next: check the records');
  await press(page, 'link', 'Next: publish');
  const records = ROWS.toLocaleString('en-GB');
  await press(page, 'button', `Publish ${records} records`);
  await find(page, 'heading', `Readers have ${records} records of this sheet`);
}

/** Readers find them, under the name of the society and no other. */
async function expectFound(): Promise<void> {
  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/search/results?lastname=marsh`);
  await untilQuiet(page);
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain(SETS);
  expect(text).toContain(`of ${(ROWS / SURNAMES.length).toLocaleString('en-GB')} records`);
  expect(await page.title()).toContain('Wexcombe & District FHS');
  // Menus offer what the site has: there is no newspaper, no census and nothing to buy.
  const links = await page.$$eval('footer a', (all) => all.map((link) => link.getAttribute('href')));
  expect(links).toContain('/terms');
  for (const absent of ['/newspapers', '/1921-census', '/subscribe', '/search-address'])
    expect(links).not.toContain(absent);
  await page.goto(`${site.origin}/terms`);
  await waitForText(page, 'Wexcombe & District Family History Society');
}

it('from /set-up to records that readers find under the site’s own name, without a shell', async () => {
  const started = Date.now();
  const file = path.join(site.dataDir, 'set-up-code');
  const code = readFileSync(file, 'utf8').trim();
  expect(site.output()).toContain(code);

  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/set-up`);
  await find(page, 'heading', 'Set up this site');
  await expectSound(page);
  await fill(page, 'Set-up code', code);
  await fill(page, 'First name', 'Mary');
  await fill(page, 'Surname', 'Webb');
  await fill(page, 'Email address', EMAIL);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'button', 'Make my account');

  // The sign-in of staff, with the second factor that it asks for.
  await waitForPath(page, '/internal/login');
  await untilQuiet(page);
  await signIn(page, EMAIL, PASSWORD);
  await find(page, 'heading', 'Set up your authenticator app');
  const secret = await page.$$eval('code', ([found]) => found?.textContent?.replaceAll(' ', '') ?? '');
  await fill(page, 'Code from your authenticator app', totpCode(secret));
  await press(page, 'button', 'Continue');
  await find(page, 'heading', 'Save your recovery codes');
  await press(page, 'button', 'I have saved them, continue');

  await waitForPath(page, '/internal/set-up/name');
  await find(page, 'heading', 'Name and contact');
  await expectSound(page);
  await fill(page, 'Name of the site', 'Wexcombe & District FHS');
  await fill(page, 'Short name', 'Wexcombe');
  await fill(page, 'Who runs the site', 'Wexcombe & District Family History Society');
  await fill(page, 'Postal address', 'The Vestry, Church Lane, Wexcombe');
  await press(page, 'button', 'Save');
  await press(page, 'link', 'Next: Colour and logo');

  await find(page, 'heading', 'Colour and logo');
  await fill(page, 'Colour', '#7a1f3d');
  await waitForText(page, 'buttons have it as it is');
  await expectSound(page);
  await press(page, 'button', 'Save');
  await press(page, 'link', 'Next: Email');

  await press(page, 'button', 'Send me a code');
  await fill(page, 'Code from the email', await mailedCode());
  await expectSound(page);
  await press(page, 'button', 'Check the code');
  await waitForText(page, 'Email works');

  await page.goto(`${site.origin}/internal/site`);
  await untilQuiet(page);
  const chooser = await page.waitForSelector('input[type="file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile('test/e2e/support/wexcombe.svg');
  await find(page, 'group', 'Logo of the site');
  await expectSound(page);

  // A tab that was closed loses nothing: it goes on where something is left to do.
  await page.goto(`${site.origin}/internal/set-up`);
  await waitForPath(page, '/internal/set-up/texts');
  expect(await page.title()).toContain('Wexcombe & District FHS');
  // The logo, which is as wide as words are, names the site.
  await find(page, 'link', 'Wexcombe');
  expect(await page.$eval('header img', (image) => image.naturalWidth)).toBeGreaterThan(0);
  await expectSound(page);
  await writeTexts(page);
  await page.goto(`${site.origin}/internal/set-up`);
  await waitForPath(page, '/internal/set-up/use');
  await find(page, 'heading', 'What is on');
  await fill(page, 'Searches in five minutes', '1200');
  await press(page, 'button', 'Save');
  await waitForText(page, 'Saved.');
  await expectSound(page);
  await press(page, 'link', 'Next: First records');
  await waitForPath(page, '/internal/set-up/records');
  await press(page, 'link', 'Not now. Next: A last check');
  await waitForText(page, 'What to do is said for the person who runs the server.');
  await expectSound(page);
  await page.goBack();
  await press(page, 'link', 'Bring in the first records');
  await waitForText(page, 'No sheets yet');

  // What opened the site is gone for everyone.
  expect(existsSync(file)).toBe(false);
  const { page: other } = await newReader(browser);
  expect((await other.goto(`${site.origin}/set-up`))?.status()).toBe(404);
  await expect(site.run('set-up-code')).rejects.toThrow(/has an owner/u);

  await bringRecords(page);
  await expectFound();
  expect(Date.now() - started).toBeLessThan(60 * 60_000);
}, 900_000);
