import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, HTTPRequest, Page } from 'puppeteer';

import { DEMO_ACCOUNTS } from '#server/engines/identity/demoAccounts.ts';
import { totpCode } from '#test/support/totpCode.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { download } from './support/download.ts';
import { mailLink } from './support/mailLink.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const SETTINGS = '/account/security-settings';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none', LOG_LEVEL: 'info' } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a page that wants a sign-in, signs in, and is there. */
async function openAs(email: string, address: string, heading: string, viewport?: { width: number; height: number }) {
  const { page, faults } = await newReader(browser, viewport);
  await page.goto(site.origin + address);
  await waitForPath(page, '/sign-in');
  await signIn(page, email);
  await find(page, 'heading', heading);
  return { page, faults };
}
const operationOf = (request: HTTPRequest): { operationName?: string; variables?: object } =>
  request.url().endsWith('/graphql')
    ? (JSON.parse(request.postData() ?? '{}') as { operationName?: string; variables?: object })
    : {};
const operationsOf = (page: Page) => {
  const seen: { operationName?: string; variables?: object }[] = [];
  page.on('request', (request) => void seen.push(operationOf(request)));
  return (name: string) => seen.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
};
const isShown = async (page: Page, role: string, name: string) =>
  (await page.$(`::-p-aria([name="${name}"][role="${role}"])`)) !== null;
const widthOf = (page: Page) => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);

describe('security settings', () => {
  it('ROUTE-096 SEC-001 sends a visitor to sign in and comes back; each width shows the page whole and without faults', async () => {
    const { page, faults } = await openAs('second@example.com', SETTINGS, 'Security settings');
    expect(await isShown(page, 'button', 'Update email')).toBe(true);
    for (const width of [375, 600, 1000, 1280]) {
      await page.setViewport({ width, height: 900 });
      const [content = 0, inside = 0] = await widthOf(page);
      expect([width, content <= inside]).toEqual([width, true]);
    }
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it.each([
    [
      'GRANT-018 SEC-005 with :credentials only',
      'credentials@example.com',
      ['Email', 'Password'],
      ['Multi-factor authentication'],
    ],
    [
      'GRANT-018 SEC-005 ROUTE-097 with :mfa only',
      'mfa@example.com',
      ['Multi-factor authentication'],
      ['Email', 'Password'],
    ],
  ])('%s shows the cards of that grant', async (_title, email, shown, hidden) => {
    const { page } = await openAs(email, SETTINGS, 'Security settings');
    for (const card of shown) expect([card, await isShown(page, 'region', card)]).toEqual([card, true]);
    for (const card of hidden) expect([card, await isShown(page, 'region', card)]).toEqual([card, false]);
  });

  it('GRANT-013 without any of the grants is refused in place', async () => {
    const { page } = await newReader(browser);
    await page.goto(site.origin + SETTINGS);
    await waitForPath(page, '/sign-in');
    await signIn(page, 'basic@example.com');
    await waitForPath(page, SETTINGS);
    await page.waitForSelector('h1');
    await untilSignedIn(page, 'basic@example.com');
    expect(await isShown(page, 'heading', 'Security settings')).toBe(false);
    expect(await isShown(page, 'button', 'Update email')).toBe(false);
  });

  it('SEC-031 SEC-032 SEC-033 API-004 names the provider of a member who came through one', async () => {
    const { page } = await newReader(browser);
    const sent = operationsOf(page);
    await page.goto(site.origin + SETTINGS);
    await waitForPath(page, '/sign-in');
    await signIn(page, 'social@example.com');
    await waitForText(
      page,
      'You are logged in with Facebook. To change your email, change it in your Facebook settings.',
    );
    expect(await isShown(page, 'button', 'Update email')).toBe(false);
    expect(sent('getPersonalDetails')).toContainEqual({ getConnections: true });
  });

  it('SEC-006 SEC-007 the form opens inside its card from 768 px up, and in a drawer with a Close button below', async () => {
    const { page } = await openAs('second@example.com', SETTINGS, 'Security settings');
    for (const width of [1280, 1000, 768, 600, 375]) {
      await page.setViewport({ width, height: 900 });
      await press(page, 'button', 'Update email');
      await find(page, 'textbox', 'New email');
      expect([width, await isShown(page, 'dialog', 'Update email')]).toEqual([width, width < 768]);
      expect(await accessibilityFaultsOf(page)).toEqual([]);
      // Pressed while a field has the focus: its message must not move the button away.
      await press(page, 'button', width < 768 ? 'Close' : 'Cancel');
      await page.waitForSelector('::-p-aria([name="New email"][role="textbox"])', { hidden: true });
    }
  });

  it('SEC-016 SEC-019 SEC-027 SEC-034 API-005 a new address is asked for once, confirmed by its link, and then signs in', async () => {
    const { page } = await openAs('active@example.com', SETTINGS, 'Security settings');
    const sent = operationsOf(page);
    await press(page, 'button', 'Update email');
    await fill(page, 'New email', 'alice.hext@example.com');
    await fill(page, 'Confirm email', 'alice.hext@example.com');
    await (await find(page, 'button', 'Save email')).click({ count: 2 });
    await waitForText(
      page,
      'It can take up to 24 hours to update your email address. We’ll send you an email to let you know once it’s done.',
    );
    expect(sent('changeUserEmailAddress')).toEqual([{ newEmailAddress: 'alice.hext@example.com' }]);
    expect(await page.evaluate(() => window.localStorage.getItem('emailUpdated'))).toBe('true');
    await waitForText(page, 'active@example.com');
    await page.goto(await mailLink(site, 'email-confirm'));
    await press(page, 'button', 'Confirm this address');
    await waitForText(page, 'Your account now uses this address');
    expect(page.url()).toBe(`${site.origin}/account/confirm-email`);
    const later = await openAs('alice.hext@example.com', SETTINGS, 'Security settings');
    await waitForText(later.page, 'alice.hext@example.com');
  });

  it('SEC-012 SEC-013 API-006 multi-factor authentication is on without a question, and then asked for at a new sign-in', async () => {
    const { page } = await openAs('voucher@example.com', SETTINGS, 'Security settings');
    const sent = operationsOf(page);
    await press(page, 'button', 'Enable multi-factor authentication');
    await waitForPath(page, '/sign-in');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('mode'), searchParams.get('prompt')]).toEqual(['mfa', 'login']);
    expect(sent('setUserMfaSetting')).toEqual([{ mfaEnabled: true }]);
  });

  it('SEC-011 it is off after a question, which a reload shows', async () => {
    const { page, faults } = await newReader(browser);
    const sent = operationsOf(page);
    await page.goto(site.origin + SETTINGS);
    await waitForPath(page, '/sign-in');
    await signIn(page, 'mfa-on@example.com');
    const { mfaSecret = '' } = DEMO_ACCOUNTS.find(({ email }) => email === 'mfa-on@example.com') ?? {};
    await fill(page, 'Code from your authenticator app', totpCode(mfaSecret));
    await press(page, 'button', 'Continue');
    await press(page, 'button', 'Disable multi-factor authentication');
    await press(page, 'button', 'Confirm');
    await find(page, 'button', 'Enable multi-factor authentication');
    expect(sent('setUserMfaSetting')).toEqual([{ mfaEnabled: false }]);
    await page.reload();
    await find(page, 'button', 'Enable multi-factor authentication');
    const card = await find(page, 'region', 'Multi-factor authentication');
    expect(await card.evaluate((section) => section.textContent)).toMatch(/Off/u);
    expect(await isShown(page, 'button', 'Disable multi-factor authentication')).toBe(false);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('signed-in devices', () => {
  it('are signed out everywhere at once: this tab leaves, and the other finds itself signed out', async () => {
    const one = await openAs('paused@example.com', '/account/devices', 'Signed-in devices');
    const other = await openAs('paused@example.com', '/account/devices', 'Signed-in devices');
    await find(other.page, 'button', 'Sign out of this device');
    expect((await other.page.$$('li time')).length).toBeGreaterThanOrEqual(4);
    expect(await accessibilityFaultsOf(other.page)).toEqual([]);
    await press(other.page, 'button', 'Sign out everywhere');
    await press(other.page, 'button', 'Confirm');
    await find(other.page, 'link', 'Sign in');
    await one.page.reload();
    await waitForPath(one.page, '/sign-in');
  });
});

describe('my data', () => {
  it('comes as one archive', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-data-'));
    const { page } = await openAs('second@example.com', '/account/my-data', 'My data');
    const archive = await download(page, folder, () => press(page, 'button', 'Download my data'));
    expect(path.basename(archive)).toMatch(/^my-data-.*\.zip$/u);
    expect(readFileSync(archive).subarray(0, 2).toString()).toBe('PK');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is erased fourteen days after it was asked for, unless the link of the email is opened', async () => {
    const { page } = await openAs('expired@example.com', '/account/my-data', 'My data');
    await press(page, 'button', 'Erase my account');
    await fill(page, 'Type erase to confirm', 'erase');
    await press(page, 'button', 'Erase my account');
    await waitForText(page, 'Your account will be erased on');
    await page.goto(await mailLink(site, 'erasure-asked'));
    await press(page, 'button', 'Keep my account');
    await waitForText(page, 'We will keep your account');
  });
});
