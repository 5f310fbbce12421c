import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, HTTPRequest, Page } from 'puppeteer';

import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';
import { censusRecordId, writeCensusFile } from '#test/support/censusFile.ts';
import { totpCode } from '#test/support/totpCode.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, headingOf, press, waitForPath, waitForText } from './support/byRole.ts';
import { importRecords } from './support/importRecords.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { accountOf, signIn, signInAs, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let folder: string;
let site: RunningSite;
let browser: Browser;
let transcript: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-files-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  await importRecords(
    site,
    writeCensusFile(path.join(folder, 'census.tsv'), [{}]),
    '--mapping',
    'freecen',
    '--set',
    'Roche 1871',
  );
  transcript = `${site.origin}/transcript?id=${encodeURIComponent(censusRecordId('ROCHE-1871'))}`;
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const openSignIn = async (page: Page) => {
  await page.goto(`${site.origin}/sign-in`);
  await find(page, 'textbox', 'Password');
};
const valueOf = async (page: Page, name: string) =>
  (await find(page, 'textbox', name)).evaluate((field) => (field as HTMLInputElement).value);
const requestsOf = (page: Page) => {
  const requests: HTTPRequest[] = [];
  page.on('request', (request) => void requests.push(request));
  return requests;
};
const stored = (page: Page, key: string) => page.evaluate((name) => window.sessionStorage.getItem(name), key);
const entitlements = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/entitlements');
    return {
      status: answer.status,
      ...((await answer.json()) as { grants?: string[]; groups?: string[]; flags?: string[] }),
    };
  });

describe('signing in', () => {
  it('finds the member again after a reload, without a question', async () => {
    const { page, faults } = await newMember(browser, site.origin, 'member@example.com');
    await page.reload();
    await untilSignedIn(page, 'member@example.com');
    expect(faults).toEqual([]);
  });

  it('says that the password is wrong and keeps the address that was typed', async () => {
    const { page } = await newReader(browser);
    await openSignIn(page);
    await fill(page, 'Email address', 'member@example.com');
    await fill(page, 'Password', 'not the password');
    await press(page, 'button', 'Sign in');
    const alert = await page.waitForSelector('[role="alert"]');
    expect(await alert?.evaluate((element) => element.textContent)).toMatch(/password/i);
    expect(await valueOf(page, 'Email address')).toBe('member@example.com');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });

  it('keeps tokens in memory: no storage, no cookie a script can read and no part of the store holds one', async () => {
    const { page } = await newReader(browser);
    // In place of the developers' extension, to read the store as it is, not as it is shown.
    await page.evaluateOnNewDocument(() => {
      type Enhancer = (
        create: (...parts: unknown[]) => { getState: () => unknown },
      ) => (...parts: unknown[]) => { getState: () => unknown };
      Object.assign(window, {
        __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
          () =>
          (...enhancers: Enhancer[]): Enhancer =>
          (create) =>
          (...parts) => {
            const store = enhancers.reduceRight<(...given: unknown[]) => { getState: () => unknown }>(
              (inner, enhance) => enhance(inner),
              create,
            )(...parts);
            Object.assign(window, { readStore: () => JSON.stringify(store.getState()) });
            return store;
          },
      });
    });
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/oidc/token')) answers.push(response.text().catch(() => ''));
    });
    await signInAs(page, site.origin, 'member@example.com');
    const text = (await Promise.all(answers)).at(-1) ?? '{}';
    const tokens = Object.entries(JSON.parse(text) as Record<string, unknown>).flatMap(([key, value]) =>
      key.endsWith('_token') && typeof value === 'string' ? [value] : [],
    );
    expect(tokens.length).toBeGreaterThanOrEqual(2);
    const kept = await page.evaluate(() => [
      JSON.stringify({ ...window.localStorage }),
      JSON.stringify({ ...window.sessionStorage }),
      document.cookie,
      (window as unknown as { readStore: () => string }).readStore(),
    ]);
    expect(kept[3]).toContain('Mary');
    for (const place of kept) for (const token of tokens) expect(place?.includes(token)).toBe(false);
  });

  it('asks a member with a second factor for its code, refuses a wrong one, and lets a right one in', async () => {
    const { page } = await newReader(browser);
    await openSignIn(page);
    await fill(page, 'Email address', 'mfa-on@example.com');
    await fill(page, 'Password', DEMO_PASSWORD);
    await press(page, 'button', 'Sign in');
    await fill(page, 'Code from your authenticator app', '000000');
    await press(page, 'button', 'Continue');
    await page.waitForSelector('[aria-invalid="true"]');
    expect(await valueOf(page, 'Code from your authenticator app')).toBe('000000');
    const secret = DEMO_ACCOUNTS.find(({ email }) => email === 'mfa-on@example.com')?.mfaSecret ?? '';
    await fill(page, 'Code from your authenticator app', totpCode(secret));
    await press(page, 'button', 'Continue');
    await untilSignedIn(page, 'mfa-on@example.com');
  });

  it('STOR-007 goes back to the transcript a visitor came from, whose place is stored meanwhile and forgotten after', async () => {
    const { page } = await newReader(browser);
    await page.goto(transcript);
    await waitForText(page, 'Sign in to read the whole transcript');
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Clay Labourer');
    await (await page.waitForSelector('main ::-p-aria([name="Sign in"])'))?.click();
    await find(page, 'textbox', 'Password');
    expect(await stored(page, 'returnTo')).toBe(transcript.slice(site.origin.length));
    await signIn(page, 'member@example.com');
    await waitForText(page, 'Clay Labourer');
    expect(page.url()).toBe(transcript);
    expect(await stored(page, 'returnTo')).toBeNull();
  });

  it('AUTH-001 AUTH-007 asks a visitor on a member’s page to sign in, and comes back to it', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/account/devices`);
    await waitForPath(page, '/sign-in');
    await signIn(page, 'member@example.com');
    await find(page, 'heading', 'Signed-in devices');
    expect(new URL(page.url()).pathname).toBe('/account/devices');
  });

  it('GRANT-008 reads what the member holds as one list, asked for once', async () => {
    const { page } = await newReader(browser);
    await openSignIn(page);
    const requests = requestsOf(page);
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/entitlements') &&
        response.request().headers().authorization !== undefined &&
        response.status() === 200,
    );
    await signIn(page, 'basic@example.com');
    await untilSignedIn(page, 'basic@example.com');
    expect(((await (await answer).json()) as { grants: string[] }).grants.sort()).toEqual(['help', 'payment']);
    await untilQuiet(page);
    expect(
      requests.filter(
        (request) => request.url().endsWith('/api/entitlements') && request.headers().authorization !== undefined,
      ),
    ).toHaveLength(1);
  });
});

describe('signing up', () => {
  it('makes an account from a form that keeps what was typed while anything is wrong', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/register`);
    await fill(page, 'First name', 'Wilhelmina');
    await fill(page, 'Surname', 'Pinch');
    await fill(page, 'Email address', 'wilhelmina@example.com');
    await fill(page, 'Password', 'short');
    await press(page, 'button', 'Create account');
    await page.waitForSelector('[aria-invalid="true"]');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect([await valueOf(page, 'First name'), await valueOf(page, 'Email address')]).toEqual([
      'Wilhelmina',
      'wilhelmina@example.com',
    ]);
    await fill(page, 'Password', 'an oak chest in the vestry');
    await press(page, 'checkbox', 'I accept the terms of use');
    await press(page, 'button', 'Create account');
    await find(page, 'button', 'Account of Wilhelmina');
    expect(await site.run('user', 'list')).toContain('wilhelmina@example.com');
  });
});

describe('signing out', () => {
  it('signs out every tab, and takes away what only members see', async () => {
    const { page } = await newMember(browser, site.origin, 'second@example.com');
    const other = await page.browserContext().newPage();
    await other.goto(transcript);
    await waitForText(other, 'Clay Labourer');
    await page.bringToFront();
    await press(page, 'button', accountOf('second@example.com'));
    await press(page, 'button', 'Sign out');
    await waitForText(page, 'Register');
    await other.bringToFront();
    await waitForText(other, 'You are signed out');
    expect(await other.evaluate(() => document.body.innerText)).not.toContain('Clay Labourer');
    await other.reload();
    await waitForText(other, 'Sign in to read the whole transcript');
  });
});

describe('pages for staff', () => {
  it('asks a member for the staff sign-in instead, and fetches nothing of the page', async () => {
    const { page } = await newMember(browser, site.origin, 'member@example.com');
    const sources: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sources.push(response.text().catch(() => ''));
    });
    await page.goto(`${site.origin}/internal/ui`);
    await find(page, 'heading', 'Staff sign-in');
    await find(page, 'textbox', 'Password');
    const code = (await Promise.all(sources)).join('');
    expect(code).toContain('Staff sign-in');
    expect(code).not.toContain('Each part of src/ui in each of its states.');
  });

  it('refuses a member at the staff sign-in', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/internal/login`);
    await signIn(page, 'member@example.com');
    await page.waitForSelector('[role="alert"]');
    expect(new URL(page.url()).pathname).toBe('/internal/login');
  });
});

describe('what goes wrong on the way in', () => {
  const openError = async (page: Page, query: string) => page.goto(`${site.origin}/error/auth?${query}`);
  const logOf = (page: Page) => {
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    return lines;
  };

  it.each([
    [
      'AUTH-009 AUTH-012 AUTH-013 AUTH-016 restarts the login once after access_denied',
      'access_denied',
      'Access was denied per OAuth2 specification, retrying login',
    ],
    [
      'AUTH-017 restarts the login once after invalid_request',
      'invalid_request',
      'An invalid request was made to Auth0, retrying login',
    ],
  ])('%s', async (_title, error, warning) => {
    const { page } = await newReader(browser);
    const log = logOf(page);
    const requests = requestsOf(page);
    await openError(page, `error=${error}`);
    await find(page, 'textbox', 'Password');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    expect(requests.filter((request) => new URL(request.url()).pathname === '/oidc/auth')).toHaveLength(1);
    expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1);
    expect(await stored(page, 'authRetry')).not.toBeNull();
    expect(log).toContain(warning);
  });

  it('AUTH-014 AUTH-018 shows the error page the second time, forgets the retry and logs the failure', async () => {
    const { page } = await newReader(browser);
    const log = logOf(page);
    await openError(page, 'error=access_denied');
    await find(page, 'textbox', 'Password');
    await openError(page, 'error=access_denied&error_description=again');
    await find(page, 'heading', 'We could not sign you in');
    expect(await stored(page, 'authRetry')).toBeNull();
    expect(log.filter((line) => line.startsWith('Authentication failed.'))).toHaveLength(1);
  });

  it('AUTH-011 AUTH-015 AUTH-019 AUTH-020 explains at once that an email address is needed', async () => {
    const { page } = await newReader(browser);
    await openError(page, 'error=access_denied&error_description=Email%20required');
    await find(page, 'heading', 'We can’t find an email address for your Facebook account');
    expect(new URL(page.url()).pathname).toBe('/error/auth');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'link', 'Back to sign-up');
    await find(page, 'button', 'Create account');
  });

  it('AUTH-021 AUTH-022 explains a problem of permissions after the one retry', async () => {
    const { page } = await newReader(browser);
    const query = 'error=access_denied&error_description=Permissions%20error';
    await openError(page, query);
    await find(page, 'textbox', 'Password');
    await openError(page, query);
    await find(page, 'heading', 'We ran into a problem connecting to Facebook');
    await waitForText(page, 'remove this app');
    await press(page, 'link', 'Back to sign-up');
    await find(page, 'button', 'Create account');
  });
});

describe('the cookie test_overrides', () => {
  it('sets flags, groups and grants, and makes calls fail', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/error`);
    // The page’s own question, which its document asks ahead, must not answer this test’s.
    await untilQuiet(page);
    await setOverrides(page, site.origin, {
      flags: { 'enable-refiner': true },
      groups: ['a-group'],
      grants: ['help', 'messaging'],
    });
    expect(await entitlements(page)).toEqual({
      status: 200,
      grants: ['help', 'messaging'],
      groups: ['a-group'],
      flags: expect.arrayContaining(['enable-refiner']),
      holdings: [],
      duties: [],
    });
    await setOverrides(page, site.origin, { failures: { grants: true } });
    expect(await entitlements(page)).toMatchObject({ status: 503 });
    await setOverrides(page, site.origin, { failures: { Transcript: 'INTERNAL_SERVER_ERROR' } });
    await page.goto(transcript);
    await find(page, 'heading', 'We couldn’t fetch this record');
    await setOverrides(page, site.origin, {});
    await press(page, 'button', 'Try again');
    await waitForText(page, 'PINCH');
  });

  it('is ignored in production', async () => {
    const production = await startSite({
      env: { MUNIMENT_MODE: 'production', MUNIMENT_SECRET: randomBytes(48).toString('base64'), SAMPLE_DATA: 'none' },
    });
    try {
      const { page } = await newReader(browser);
      await page.goto(`${production.origin}/error`);
      const before = await entitlements(page);
      await setOverrides(page, production.origin, {
        flags: { 'enable-refiner': true },
        grants: ['messaging'],
        failures: { grants: true, Transcript: 'INTERNAL_SERVER_ERROR' },
      });
      expect(await entitlements(page)).toEqual(before);
      expect(before.status).toBe(200);
      await page.goto(`${production.origin}/transcript?id=NONE/1`);
      expect(await headingOf(page)).toBe('We do not have this record');
      expect((await page.goto(`${production.origin}/internal-testing/throw`))?.status()).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
