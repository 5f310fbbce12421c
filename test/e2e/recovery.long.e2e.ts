import type { Browser, Page } from 'puppeteer';

import { DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { mailLink } from './support/mailLink.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, signInAs, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  // The log prints the links of emails in demo mode only, at this level.
  site = await startSite({ env: { SAMPLE_DATA: 'none', LOG_LEVEL: 'info' } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Gives an account another password, which ends its sessions everywhere; the new one. */
const revoke = async (email: string): Promise<string> =>
  /(\S+)\s*$/u.exec(await site.run('user', 'password', email))?.[1] ?? '';

describe('a session that ends while a member works', () => {
  const inDialog = async (page: Page, email: string, password: string) => {
    await find(page, 'dialog', 'Sign in again');
    await fill(page, 'Email address', email);
    await fill(page, 'Password', password);
    await press(page, 'button', 'Sign in');
  };

  it.each([
    ['a desktop', { width: 1280, height: 900 }],
    ['a phone', { width: 375, height: 740 }],
  ])(
    'signs in over the page on %s: the same document goes on, and the refused search is sent again',
    async (_where, viewport) => {
      const { page } = await newReader(browser, viewport);
      const email = 'second@example.com';
      const password = await revoke(email);
      await page.goto(`${site.origin}/sign-in`);
      await fill(page, 'Email address', email);
      await fill(page, 'Password', password);
      await press(page, 'button', 'Sign in');
      await untilPageOf(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await fill(page, 'Surname', 'Pinch');
      const next = await revoke(email);
      await press(page, 'button', 'Search');
      await find(page, 'dialog', 'Sign in again');
      expect(await accessibilityFaultsOf(page)).toEqual([]);
      const address = page.url();
      await inDialog(page, email, next);
      await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
      await waitForText(page, 'No records match this search');
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
    },
  );

  it('keeps what was typed, and saves it once the member has signed in over the page', async () => {
    const { page } = await newReader(browser);
    const email = 'active@example.com';
    await signInAs(page, site.origin, email);
    await page.goto(`${site.origin}/profile/my-profile`);
    const pronouns = 'Pronouns (optional)';
    await fill(page, pronouns, 'they/them');
    const next = await revoke(email);
    await press(page, 'button', 'Save changes');
    await find(page, 'dialog', 'Sign in again');
    expect(await page.$$eval('main input', (fields) => fields.map(({ value }) => value))).toContain('they/them');
    await inDialog(page, email, next);
    await waitForText(page, 'Your changes are saved.');
    await page.reload();
    expect(await (await find(page, 'textbox', pronouns)).evaluate((field) => (field as HTMLInputElement).value)).toBe(
      'they/them',
    );
  });

  const untilPageOf = async (page: Page) => {
    await waitForPath(page, '/home');
    await find(page, 'textbox', 'Surname');
  };
});

describe('a forgotten password', () => {
  it('is replaced by an emailed link, once, and signs the member out everywhere', async () => {
    const email = 'voucher@example.com';
    const elsewhere = await newMember(browser, site.origin, email);

    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/sign-in`);
    await find(page, 'textbox', 'Password');
    // What arrives late must not move the link from under the press.
    await untilQuiet(page);
    await press(page, 'link', 'Forgotten your password?');
    // The sign-in page has a field of that name as well.
    await waitForPath(page, '/forgot-password');
    await find(page, 'heading', 'Forgotten your password?');
    await fill(page, 'Email address', email);
    const before = site.output().length;
    await press(page, 'button', 'Send me a link');
    await find(page, 'heading', 'Check your email');
    expect(await accessibilityFaultsOf(page)).toEqual([]);

    const link = await mailLink(site, 'password-reset', before);
    await page.goto(link);
    await find(page, 'heading', 'Choose a new password');
    expect(page.url()).toBe(`${site.origin}/complete-reset-password`);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await fill(page, 'New password', 'an oak chest in the vestry');
    await press(page, 'button', 'Change password');
    await find(page, 'heading', 'Your password is changed');
    expect(site.output().slice(before)).not.toContain(email);

    await elsewhere.page.bringToFront();
    await elsewhere.page.reload();
    await waitForText(elsewhere.page, 'Register');

    await page.bringToFront();
    await page.goto(link);
    await find(page, 'heading', 'This link has been used');
    await press(page, 'link', 'Sign in');
    await fill(page, 'Email address', email);
    await fill(page, 'Password', DEMO_PASSWORD);
    await press(page, 'button', 'Sign in');
    await page.waitForSelector('[role="alert"]');
    await fill(page, 'Password', 'an oak chest in the vestry');
    await press(page, 'button', 'Sign in');
    await untilSignedIn(page, email);
  });

  it('UI-027 ROUTE-026 is on indigo, without navigation and footer', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/complete-reset-password`);
    await find(page, 'heading', 'This link is not complete');
    const seen = await page.evaluate(() => ({
      background: getComputedStyle(document.querySelector('[data-background]') ?? document.body).backgroundColor,
      around: document.querySelectorAll('nav, footer').length,
    }));
    const [red = 0, green = 0, blue = 0] = (seen.background.match(/\d+/gu) ?? []).map(Number);
    expect(seen.around).toBe(0);
    expect(blue > red && red >= green).toBe(true);
    await page.goto(`${site.origin}/page/free-ancestry-records`);
    await find(page, 'heading', 'Free ancestry records');
    expect(await page.$eval('[data-background]', (ground) => getComputedStyle(ground).backgroundColor)).toBe(
      seen.background,
    );
  });
});

describe('what a browser keeps', () => {
  it('ROUTE-036 is cleared by a press of the button: storage and cookies are empty, and the member is signed out', async () => {
    const { page } = await newMember(browser, site.origin, 'member@example.com');
    await page.goto(`${site.origin}/clear-data`);
    await find(page, 'heading', 'Clear data');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect((await page.browserContext().cookies()).map(({ name }) => name)).toContain('op_session');
    await press(page, 'button', 'Clear data');
    await find(page, 'heading', 'The data in this browser is cleared');
    expect(
      (await page.browserContext().cookies()).map(({ name }) => name).filter((name) => /session/u.test(name)),
    ).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
    await page.goto(`${site.origin}/home`);
    await find(page, 'link', 'Register');
  });
});

describe('emails of a demonstration', () => {
  it('are read by staff, plain and in a frame, without a fault of the page’s policy', async () => {
    const { page, faults } = await newReader(browser);
    await page.goto(`${site.origin}/forgot-password`);
    await fill(page, 'Email address', 'paused@example.com');
    const before = site.output().length;
    await press(page, 'button', 'Send me a link');
    await mailLink(site, 'password-reset', before);
    await page.goto(`${site.origin}/internal/login`);
    await signIn(page, 'staff@example.com');
    await waitForPath(page, '/internal');
    await page.goto(`${site.origin}/internal/outbox`);
    await press(page, 'link', 'Choose a new password');
    await waitForText(page, 'You, or another person, asked for a new password');
    await press(page, 'tab', 'HTML');
    const frame = await (await page.waitForSelector('iframe[title="HTML part of the email"]'))?.contentFrame();
    await frame?.waitForSelector('a');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('the terms of use', () => {
  it('ROUTE-028 are not in the document the server sends, and show in a browser with a button to accept them', async () => {
    const document = await (await fetch(`${site.origin}/accept-terms-of-use`)).text();
    expect(document).not.toContain('Records of people who may be living');
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/accept-terms-of-use`);
    await waitForText(page, 'Records of people who may be living are closed');
    await find(page, 'button', 'Sign in to accept the terms of use');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });
});

describe('what the site says of itself', () => {
  it.each([
    ['/about', 'About this site'],
    ['/terms', 'Terms of use'],
    ['/privacy', 'Privacy notice'],
    ['/accessibility', 'Accessibility statement'],
  ])('%s says that it is a model, fits a telephone and can be read by everyone', async (address, heading) => {
    const { page } = await newReader(browser, { width: 375, height: 812 });
    await page.goto(`${site.origin}${address}`);
    await find(page, 'heading', heading);
    await waitForText(page, 'This is a model text');
    await page.waitForSelector('footer a[href="/accessibility"]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });
});
