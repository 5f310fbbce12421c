import type { Browser, HTTPRequest, Page } from 'puppeteer';

import {
  startUpstreamProvider,
  type UpstreamPerson,
  type UpstreamProvider,
} from '#test/support/server/upstreamProvider.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, headingOf, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

let site: RunningSite;
let upstream: UpstreamProvider;
let browser: Browser;

beforeAll(async () => {
  upstream = await startUpstreamProvider(() => site.origin);
  const { issuer, clientId, clientSecret, name } = upstream.settings;
  site = await startSite({
    env: {
      SAMPLE_DATA: 'none',
      SOCIAL_ISSUER: issuer,
      SOCIAL_CLIENT_ID: clientId,
      SOCIAL_CLIENT_SECRET: clientSecret,
      SOCIAL_NAME: name,
    },
  });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await upstream?.stop();
});

const requestsOf = (page: Page) => {
  const requests: HTTPRequest[] = [];
  page.on('request', (request) => void requests.push(request));
  return requests;
};
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** From the chooser to the demonstration library's page. */
async function goToLibrary(page: Page): Promise<void> {
  await page.goto(`${site.origin}/wayf`);
  const field = await find(page, 'combobox', 'Library or institution');
  await field.type('wexc');
  await press(page, 'option', 'Wexcombe County Library');
  await press(page, 'button', 'Continue');
  await waitForPath(page, '/saml/demo/sign-in');
}

/** Presses the button of a reader at the demonstration library. */
const answerAs = async (page: Page, label: string) => {
  await (await page.waitForSelector(`::-p-xpath(//button[contains(., "${label}")])`))?.click();
};

describe('the chooser of libraries', () => {
  it.each([1280, 375])(
    'does not lay "No matches found." over the button in a window of %i px, and the button takes the press',
    async (width) => {
      const { page, faults } = await newReader(browser, { width, height: 740 });
      await page.goto(`${site.origin}/wayf`);
      await (await find(page, 'combobox', 'Library or institution')).type('zzz');
      await waitForText(page, 'No matches found.');
      if (width < 768) await press(page, 'button', 'Done');
      await waitForText(page, 'No matches found.');
      const onTop = await (
        await find(page, 'button', 'Continue')
      ).evaluate((button) => {
        const { left, top, width: across, height } = button.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((share) =>
          button.contains(document.elementFromPoint(left + across * share, top + height / 2)),
        );
      });
      expect(onTop).toBe(true);
      await (await find(page, 'button', 'Continue')).click();
      await waitForText(page, 'Choose your library from the list.');
      expect(faults).toEqual([]);
    },
  );
});

describe('signing in through a library', () => {
  it('CORE-005 LIB-001 LIB-004 HOME-001 API-007 goes from the chooser to the library and back to a home that names it', async () => {
    const { page, faults } = await newReader(browser);
    const requests = requestsOf(page);
    await goToLibrary(page);
    expect(requests.some((request) => /\/saml\/demo\/sign-in\?SAMLRequest=/u.test(request.url()))).toBe(true);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await answerAs(page, 'Patience Yelland');
    await waitForText(page, 'Your access comes from Wexcombe County Library');
    expect(pathOf(page)).toBe('/');
    expect(await headingOf(page)).toBe('Find your ancestors in the records');
    await find(page, 'button', 'Account of Patience');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    const asked = requests
      .map((request) => request.postData() ?? '')
      .filter((body) => body.includes('libraryUserDetails'));
    expect(asked.map((body) => JSON.parse(body) as { operationName?: string; variables?: object })).toEqual([
      expect.objectContaining({ operationName: 'libraryUserDetails' }),
    ]);

    await page.goto(`${site.origin}/home`);
    await waitForText(page, 'Your access comes from Wexcombe County Library');
    expect(pathOf(page)).toBe('/home');
    await page.goto(`${site.origin}/wayf`);
    await waitForPath(page, '/home');
    expect(faults).toEqual([]);
  });

  it('LIB-003 leads a reader whose ticket does not include the site to /nolibraryaccess, wherever they wanted to go', async () => {
    const { page } = await newReader(browser);
    await page.goto(site.origin);
    await page.evaluate(() => window.sessionStorage.setItem('returnTo', '/search/historical-records'));
    await goToLibrary(page);
    await answerAs(page, 'Noah Dunstan');
    await waitForPath(page, '/nolibraryaccess');
    await waitForText(page, 'You signed in through Wexcombe County Library');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await page.goto(`${site.origin}/home`);
    await waitForPath(page, '/nolibraryaccess');
  });

  it('shows a reader whose library names no one what is missing, of whom, when, and what to quote', async () => {
    const { page } = await newReader(browser);
    await goToLibrary(page);
    await answerAs(page, 'A reader without identifier');
    await waitForPath(page, '/error/federator/missing-persistent-name-id');
    await waitForText(page, 'Wexcombe County Library');
    const text = await page.evaluate(() => document.body.innerText);
    const reference = new URL(page.url()).searchParams.get('reference') ?? 'none';
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['reference']);
    expect(text).toContain(reference);
    expect(text).toContain('eduPersonTargetedID');
    expect(text).toMatch(/\d{1,2} \w+ \d{4} at \d\d:\d\d:\d\d \S+/u);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect(site.output()).toContain(reference);
    await press(page, 'link', 'Try again');
    await waitForPath(page, '/wayf');
  });

  it('follows a link that a library keeps on its own page', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/saml/login/wexcombe`);
    await waitForPath(page, '/saml/demo/sign-in');
    await site.run('institution', 'disallow', 'wexcombe');
    await answerAs(page, 'Patience Yelland');
    await waitForPath(page, '/error/federator/unauthorised-organisation');
    await waitForText(page, 'Try again in a few minutes, or contact your library admin team if this keeps happening');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await site.run('institution', 'allow', 'wexcombe');
  });
});

describe('signing in with another provider', () => {
  const leave = async (page: Page, reader: UpstreamPerson | null) => {
    upstream.reader = reader;
    await press(page, 'link', 'Continue with Friendbook');
  };

  it('makes a new member, who accepts the terms, and knows them again', async () => {
    const reader = {
      sub: 'nora',
      email: 'nora@example.net',
      email_verified: true,
      given_name: 'Nora',
      family_name: 'Newcomer',
    };
    const { page, faults } = await newReader(browser);
    await page.goto(`${site.origin}/register`);
    await leave(page, reader);
    await waitForText(page, 'Friendbook gave us your address, nora@example.net');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'checkbox', 'I accept the terms of use');
    await press(page, 'button', 'Create account');
    await find(page, 'button', 'Account of Nora');
    expect(await headingOf(page)).toBe('Welcome, Nora');
    expect(faults).toEqual([]);

    const later = (await newReader(browser)).page;
    await later.goto(`${site.origin}/sign-in`);
    await leave(later, reader);
    await find(later, 'button', 'Account of Nora');
  });

  it('asks a member for the password before the other provider opens the account', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/sign-in`);
    await leave(page, { sub: 'silas', email: 'second@example.com', email_verified: true });
    await waitForText(page, 'You already have an account with this email address.');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await signIn(page, 'second@example.com');
    await find(page, 'button', 'Account of Silas');
  });

  it('AUTH-019 AUTH-020 explains at once that an email address is required', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/sign-in`);
    await leave(page, { sub: 'nobody' });
    await waitForPath(page, '/complete-login');
    expect(await headingOf(page)).toBe('We can’t find an email address for your Facebook account');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'link', 'Back to sign-up');
    await waitForPath(page, '/register');
    await find(page, 'textbox', 'First name');
  });

  it('AUTH-021 AUTH-022 tries a denial once more, then advises to remove the app', async () => {
    const { page } = await newReader(browser);
    await page.goto(`${site.origin}/sign-in`);
    await leave(page, null);
    await page.waitForFunction(
      () => window.sessionStorage.getItem('authRetry') === 'true' && window.location.pathname === '/sign-in',
    );
    await leave(page, null);
    await waitForText(page, 'We ran into a problem connecting to Facebook');
    expect(await page.evaluate(() => document.body.innerText)).toMatch(/settings and remove this app/u);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'link', 'Back to sign-up');
    await waitForPath(page, '/register');
    await find(page, 'textbox', 'First name');
  });
});
