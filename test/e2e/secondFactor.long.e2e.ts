import type { Browser, CDPSession, Page } from 'puppeteer';

import { DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';
import { totpCode } from '#test/support/totpCode.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const SETTINGS = '/account/security-settings';

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

/** Chromium's own authenticator in memory: a passkey of this device, unlocked by its owner (CDP domain WebAuthn). */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.createCDPSession();
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function openSignIn(page: Page) {
  await page.goto(`${site.origin}/sign-in`);
  await find(page, 'textbox', 'Password');
}
async function giveCode(page: Page, name: string, code: string) {
  await fill(page, name, code);
  await press(page, 'button', 'Continue');
}
const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (found) => found.map((element) => element.textContent ?? ''));
/** What went wrong on the page. The browser also notes each answer that refuses a code or a passkey, which is none. */
const unexpected = (faults: readonly string[]) =>
  faults.filter((fault) => !/^Failed to load resource: .* status of 422/u.test(fault));
const signOut = async (page: Page, firstName: string) => {
  // What the page still asks would be refused once the session has ended, which the browser notes.
  await untilQuiet(page);
  await press(page, 'button', `Account of ${firstName}`);
  await press(page, 'button', 'Sign out');
  await find(page, 'link', 'Sign in');
  // The session ends at the provider, to which the tab goes and comes back.
  await untilQuiet(page);
};

describe('multi-factor authentication', () => {
  it('SEC-012 is turned on, set up with an app in the sign-in that follows, and asked for from then on; a recovery code works once', async () => {
    const { page, faults } = await newReader(browser);
    await openSignIn(page);
    await signIn(page, 'mfa@example.com');
    await find(page, 'button', 'Account of Martin');
    await page.goto(site.origin + SETTINGS);
    await press(page, 'button', 'Enable multi-factor authentication');
    await waitForPath(page, '/sign-in');
    expect(new URL(page.url()).searchParams.get('mode')).toBe('mfa');
    expect(new URL(page.url()).searchParams.get('prompt')).toBe('login');
    await signIn(page, 'mfa@example.com');

    await find(page, 'heading', 'Set up your authenticator app');
    const picture = await find(page, 'image', 'QR code with the key for your authenticator app');
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    const secret = ((await textsOf(page, 'code'))[0] ?? '').replaceAll(' ', '');
    await giveCode(page, 'Code from your authenticator app', '000000');
    await waitForText(page, 'That code is wrong');
    await giveCode(page, 'Code from your authenticator app', totpCode(secret));

    await find(page, 'heading', 'Save your recovery codes');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    const [code = '', ...others] = await textsOf(page, 'li > code');
    expect(others).toHaveLength(9);
    await press(page, 'button', 'I have saved them, continue');
    await waitForPath(page, SETTINGS);
    await waitForText(page, 'You have 10 recovery codes left.');
    await signOut(page, 'Martin');

    for (const [typed, isTaken] of [
      [code, true],
      [code, false],
    ] as const) {
      await openSignIn(page);
      await signIn(page, 'mfa@example.com');
      await find(page, 'heading', 'Confirm that it is you');
      await press(page, 'button', 'Use a recovery code');
      expect(await accessibilityFaultsOf(page)).toEqual([]);
      await giveCode(page, 'Recovery code', typed);
      if (!isTaken) {
        await waitForText(page, 'That is not one of your recovery codes, or it has been used.');
        continue;
      }
      await find(page, 'button', 'Account of Martin');
      await signOut(page, 'Martin');
    }
    expect(unexpected(faults)).toEqual([]);
  });
});

describe('a passkey', () => {
  it('is added, signs in alone and after the password, and is refused once its counter has gone back', async () => {
    const { page, faults } = await newReader(browser);
    await openSignIn(page);
    await signIn(page, 'member@example.com');
    await find(page, 'button', 'Account of Mary');
    const { cdp, authenticatorId } = await withAuthenticator(page);
    await page.goto(site.origin + SETTINGS);
    await press(page, 'button', 'Add a passkey');
    await fill(page, 'Name of the passkey', 'Desk');
    await press(page, 'button', 'Continue');
    await waitForText(page, '“Desk” was added.');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await signOut(page, 'Mary');

    // Where the browser suggests passkeys, this authenticator answers by itself.
    await page.goto(`${site.origin}/sign-in`);
    await find(page, 'button', 'Account of Mary');
    await signOut(page, 'Mary');

    await page.evaluateOnNewDocument(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await openSignIn(page);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Sign in with a passkey');
    await find(page, 'button', 'Account of Mary');

    await page.goto(site.origin + SETTINGS);
    await press(page, 'button', 'Enable multi-factor authentication');
    await waitForPath(page, '/sign-in');
    await signIn(page, 'member@example.com');
    await find(page, 'heading', 'Confirm that it is you');
    await press(page, 'button', 'Use your passkey');
    await waitForPath(page, SETTINGS);
    await signOut(page, 'Mary');

    // A copy of the authenticator, made before its last uses.
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    for (const credential of credentials)
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
    await openSignIn(page);
    await press(page, 'button', 'Sign in with a passkey');
    await waitForText(page, 'That passkey does not open an account here.');
    expect(unexpected(faults)).toEqual([]);
  });

  it('can be given up for the password', async () => {
    const { page, faults } = await newReader(browser);
    const { cdp, authenticatorId } = await withAuthenticator(page);
    await openSignIn(page);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await press(page, 'button', 'Sign in with a passkey');
    await waitForText(page, 'No passkey was used.');
    await fill(page, 'Email address', 'second@example.com');
    await (await find(page, 'textbox', 'Password')).type(DEMO_PASSWORD);
    await press(page, 'button', 'Sign in');
    await find(page, 'button', 'Account of Silas');
    expect(unexpected(faults)).toEqual([]);
  });
});
