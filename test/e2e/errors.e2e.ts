import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { TEST_OVERRIDES_COOKIE } from '#domain/kernel/grants/testOverrides.ts';
import { DEMO_ACCOUNTS } from '#server/engines/identity/demoAccounts.ts';
import { writeCensusFile } from '#test/support/censusFile.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press, waitForPath, waitForText } from './support/byRole.ts';
import { importRecords } from './support/importRecords.ts';
import { metricsOf } from './support/metricsOf.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { until } from './support/until.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let folder: string;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-files-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  await importRecords(
    site,
    writeCensusFile(path.join(folder, 'census.tsv'), [{ surname: 'TREBILCOCK' }]),
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

const THROW_GQL = '/internal-testing/throw-gql';
const open = (page: Page, address: string) => page.goto(site.origin + address);
const heading = (page: Page, name: string) => find(page, 'heading', name);
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const override = (page: Page, overrides: object) =>
  page.setCookie({
    name: TEST_OVERRIDES_COOKIE,
    value: encodeURIComponent(JSON.stringify(overrides)),
    url: site.origin,
  });
const asMember = async (page: Page, email: string, path: string) => {
  await open(page, path);
  await signIn(page, email);
};
/** What the button on the page would hand out. */
async function supportFileOf(page: Page): Promise<string> {
  await press(page, 'button', 'Support');
  await press(page, 'button', 'Copy details for support');
  await heading(page, 'Details for support');
  await (await page.waitForSelector('::-p-text(Show the whole file)'))?.click();
  return page.$eval('pre', (element) => element.textContent ?? '');
}

describe('a query that the server refuses', () => {
  it('INT-002 ERR-022 ERR-023 shows the GraphQL default page, with the request’s id', async () => {
    const { page } = await newReader(browser);
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('ThrowOnPurpose'),
    );
    await open(page, THROW_GQL);
    await heading(page, 'Something went wrong');
    const body = (await (await answered).json()) as { errors: { extensions: { requestId: string } }[] };
    await waitForText(page, `Request Id: ${body.errors[0]?.extensions.requestId}`);
    expect(await textOf(page)).toContain('Refresh the page.');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });

  it('ERR-013 is the not-found page for another member’s tree', async () => {
    const { page } = await newReader(browser);
    await override(page, { failures: { ThrowOnPurpose: 'FAMILY_TREE_AUTHORISATION_ERROR' } });
    await open(page, THROW_GQL);
    await heading(page, 'Page not found');
  });

  it('ERR-024 on a tree: its reader reloads it and comes to the tree, a visitor to the sign-in page, and another member to the not-found page', async () => {
    const tree = '/tree/fmp-1-1/tree';
    const { page } = await newReader(browser);
    await override(page, { failures: { FamilyTree: 'INTERNAL_SERVER_ERROR' } });
    await open(page, tree);
    await heading(page, 'Something went wrong');
    await override(page, {});
    await page.reload();
    await signIn(page, 'member@example.com');
    await heading(page, 'The Webbs of Harrowmere');
    expect(new URL(page.url()).pathname).toBe(tree);
    await page.reload();
    await heading(page, 'The Webbs of Harrowmere');

    const { page: other } = await newReader(browser);
    await asMember(other, 'second@example.com', tree);
    await heading(other, 'Page not found');
  });

  it('ERR-015 leads from a paywalled tree to a trial, and names the way back', async () => {
    const { page } = await newReader(browser);
    await override(page, { failures: { ThrowOnPurpose: 'PUBLIC_TREE_PAYWALL_ERROR' } });
    await open(page, THROW_GQL);
    await waitForPath(page, '/free-trial');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      nextPage: THROW_GQL,
      event_location: 'public_tree',
    });
  });

  it('ERR-021 shows a share link that does not work, and a relationship that cannot be', async () => {
    const { page } = await newReader(browser);
    await open(page, `${THROW_GQL}?code=SHARED_TREE_ACTIVATE_INVITE_EXPIRED`);
    await heading(page, 'This share link does not work');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await open(page, `${THROW_GQL}?code=AHNENDAB_ERROR&familyTreeRef=fmp-1-2&personId=7`);
    await heading(page, 'There\u0027s a problem with a relationship in your tree');
    const next = await find(page, 'link', 'Next');
    expect(await next.evaluate((link) => link.getAttribute('href'))).toBe(
      '/tree/fmp-1-2/tree/profile/relations?error=relationship&personId=7',
    );
  });
});

describe('an unforeseen error', () => {
  it('SHELL-009 shows an error page and is reported to the server, without its words', async () => {
    const { page } = await newReader(browser);
    const request = page.waitForRequest((sent) => sent.url().endsWith('/api/error-reports'));
    await open(page, '/internal-testing/throw');
    await heading(page, 'Well, that didn’t quite go according to plan...');
    const report = (await request).postData() ?? '';
    expect(JSON.parse(report)).toMatchObject({
      source: 'page-crash',
      errorClass: 'Error',
      routePattern: '/internal-testing/throw',
    });
    expect(report).not.toContain('on purpose');
    await site.printed((output) => (output.includes('browser error') ? true : undefined));
    // The page does not wait for the answer to its report, nor does this test see it: the count is asked for until it
    // is there.
    const counted = async () =>
      /muniment_browser_errors_total\{source="page-crash"\} [1-9]/u.test(await metricsOf(site));
    await until(counted);
    expect(await counted()).toBe(true);
  });

  it('ERR-006 shows the area’s own error page where a transcript cannot be drawn', async () => {
    const { page } = await newReader(browser);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isTranscript = request.url().endsWith('/graphql') && (request.postData() ?? '').includes('"Transcript"');
      if (isTranscript)
        void request.respond({
          contentType: 'application/json',
          body: JSON.stringify({
            data: { record: { standing: 'FOUND', record: { name: 'A record without its parts' } } },
          }),
        });
      else void request.continue();
    });
    await open(page, '/transcript?id=broken');
    await heading(page, 'Something went wrong!');
    await waitForText(page, 'Try again in a few minutes, or contact our support team if this keeps happening.');
    const home = await find(page, 'link', 'Back to homepage');
    expect(await home.evaluate((link) => link.getAttribute('href'))).toBe('/');
  });
});

describe('a connection that is lost', () => {
  it('is announced, leaves opened pages readable, and is announced when it is back', async () => {
    const { page } = await newReader(browser);
    await open(page, '/search/historical-records');
    await heading(page, 'All record sets');
    // An opened page: its list and the reader's session are known.
    await untilQuiet(page);
    const sets = await page.$$eval('h2, h3', (titles) => titles.map(({ textContent }) => textContent));
    await press(page, 'link', 'Search records');
    await waitForPath(page, '/search/results');
    // Parts of this page are still on their way; they wait for the connection.
    await page.setOfflineMode(true);
    await waitForText(page, 'You are offline.');
    await press(page, 'link', 'Record sets A–Z');
    await heading(page, 'All record sets');
    expect(await page.$$eval('h2, h3', (titles) => titles.map(({ textContent }) => textContent))).toEqual(
      expect.arrayContaining(sets),
    );
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await page.goBack();
    await waitForPath(page, '/search/results');
    await page.setOfflineMode(false);
    await waitForText(page, 'The connection is back.');
    await find(page, 'textbox', 'Surname');
  });
});

describe('a support file', () => {
  it('holds no name, word, email or token of the member, and shows staff the page as it was without a network', async () => {
    const { page } = await newReader(browser);
    const tokens: string[] = [];
    page.on('request', (request) => {
      const bearer = /^Bearer (.+)$/u.exec(request.headers().authorization ?? '')?.[1];
      if (bearer) tokens.push(bearer);
    });
    await asMember(page, 'member@example.com', '/sign-in');
    await waitForPath(page, '/home');
    await open(page, '/search/results?lastname=trebilcock');
    const hit = await page.waitForSelector('main a[href^="/transcript"]');
    const name = (await hit?.evaluate((link) => link.textContent)) ?? '';
    await hit?.click();
    await waitForPath(page, '/transcript');
    await page.waitForSelector('main dt');
    const labels = await page.$$eval('main dt', (terms) => terms.map(({ textContent }) => textContent ?? ''));
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const file = await supportFileOf(page);
    const { firstName, lastName } = DEMO_ACCOUNTS.find(({ email }) => email === 'member@example.com') ?? {
      firstName: '',
      lastName: '',
    };
    for (const canary of [name, 'trebilcock', 'example.com', 'wexcombe-1881', `"${firstName}`, lastName, id, ...tokens])
      expect(file.toLowerCase()).not.toContain(canary.toLowerCase());
    expect([name.length, labels.length, tokens.length].every((count) => count > 0)).toBe(true);
    expect(file).toContain('"pattern": "/transcript"');

    const { page: staff } = await newReader(browser);
    await asMember(staff, 'staff@example.com', '/internal/login');
    await staff.waitForFunction(() => !/login|interaction/u.test(window.location.pathname));
    const asked: string[] = [];
    staff.on('request', (request) => {
      // Not what the page before this one still asks.
      if (request.url().endsWith('/graphql') && request.frame()?.url().endsWith('/internal/support'))
        asked.push(request.postData() ?? '');
    });
    await open(staff, '/internal/support');
    await heading(staff, 'Support files');
    const field = await find(staff, 'textbox', 'Or paste the copied details');
    await field.evaluate((area, text) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, file);
    // Every page asks for notices of the site, some time after the rest.
    await until(() => asked.some((text) => text.includes('ServiceNotices')));
    await untilQuiet(staff);
    asked.length = 0;
    await press(staff, 'button', 'Open');
    await waitForText(staff, 'The network is off');
    // The labels of the transcript are the site's own words: they are where they were, with stand-ins for the values.
    for (const label of labels.slice(0, 3)) await waitForText(staff, label);
    await waitForText(staff, 'text 1');
    expect(await accessibilityFaultsOf(staff)).toEqual([]);
    // Nor is one needed: the same screen is drawn again from the file.
    await staff.setOfflineMode(true);
    await press(staff, 'button', 'Step back');
    await press(staff, 'button', 'Step forward');
    for (const label of labels.slice(0, 3)) await waitForText(staff, label);
    expect(asked).toEqual([]);
    await staff.setOfflineMode(false);
    await press(staff, 'button', 'Close the file');
    await find(staff, 'button', 'Open');
  });
});
