import { request } from 'node:http';

import type { Browser, HTTPRequest, HTTPResponse, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({
    env: {
      SAMPLE_DATA: 'none',
      SHA_DOMAIN: 'archive.example',
      LEGACY_PATHS: '/old-site',
      LEGACY_ORIGIN: 'https://old.example.org',
      RETURN_HOSTS: 'partner.example.org',
    },
  });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const open = (page: Page, path: string) => page.goto(site.origin + path);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const headingOf = (page: Page, name: string) => find(page, 'heading', name);

const aMember = async (email = 'member@example.com') => {
  const reader = await newReader(browser);
  await open(reader.page, '/sign-in');
  await signIn(reader.page, email);
  await waitForPath(reader.page, '/home');
  return reader;
};

const requestsOf = (page: Page) => {
  const requests: HTTPRequest[] = [];
  page.on('request', (one) => void requests.push(one));
  return requests;
};
/** Operations asked of GraphQL, by name. */
const operationsIn = (requests: readonly HTTPRequest[]) =>
  requests
    .filter((one) => one.url().endsWith('/graphql'))
    .map((one) => (JSON.parse(one.postData() ?? '{}') as { operationName?: string }).operationName);
const documentsIn = (requests: readonly HTTPRequest[]) =>
  requests
    .filter((one) => one.resourceType() === 'document' && one.frame()?.parentFrame() === null)
    .map((one) => new URL(one.url()).pathname);

/** Follows an address inside the application, as a link in it does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marker: 1 }));
const isMarked = (page: Page) => page.evaluate(() => 'marker' in window);

describe('redirects', () => {
  it('ROUTE-023 a return target of this site loads no document', async () => {
    const { page } = await aMember();
    await mark(page);
    const requests = requestsOf(page);
    await goWithin(page, '/register?returnTo=/sitemap');
    await headingOf(page, 'Site map');
    expect(pathOf(page)).toBe('/sitemap');
    expect(await isMarked(page)).toBe(true);
    expect(documentsIn(requests)).toEqual([]);
  });

  it('ROUTE-024 without a return target leads to / and so to /home, and leaves neither in the history', async () => {
    const { page } = await aMember();
    await open(page, '/sitemap');
    await headingOf(page, 'Site map');
    await open(page, '/register');
    await waitForPath(page, '/home');
    await page.goBack();
    await headingOf(page, 'Site map');
    expect(pathOf(page)).toBe('/sitemap');
  });

  it('ROUTE-022 leaves for another site only where the operator named its host', async () => {
    const { page } = await aMember();
    await page.setRequestInterception(true);
    const left: string[] = [];
    page.on('request', (one) => {
      const { hostname, href } = new URL(one.url());
      if (hostname === 'localhost') return void one.continue();
      left.push(href);
      return void one.respond({ status: 200, contentType: 'text/html', body: '<title>Elsewhere</title>' });
    });
    await open(page, `/register?returnTo=${encodeURIComponent('https://evil.example/offer')}`);
    await waitForPath(page, '/home');
    expect(left).toEqual([]);
    await open(page, `/register?returnTo=${encodeURIComponent('https://partner.example.org/offer')}`);
    await page.waitForFunction(() => window.location.hostname === 'partner.example.org');
    expect(left[0]).toBe('https://partner.example.org/offer');
  });

  it('SHELL-008 ROUTE-064 a link to a page the legacy site had leads to /redirect, which says where it would go', async () => {
    const { page } = await newReader(browser);
    await open(page, '/sitemap');
    await headingOf(page, 'Site map');
    await goWithin(page, '/old-site/page');
    await waitForText(page, 'This page would redirect to /old-site/page on the legacy site.');
    expect(new URL(page.url()).search).toBe('?to=%2Fold-site%2Fpage');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    const answer = await open(page, '/old-site/page');
    expect(answer?.status()).toBe(404);
    await headingOf(page, 'Page not found');
    expect((await open(page, '/redirect?to=https://evil.example/'))?.status()).toBe(404);
    await headingOf(page, 'Page not found');
  });
});

describe('pages that serve the site', () => {
  it('ROUTE-068 /sitemap lists the parts of the site; nothing is below it', async () => {
    const { page, faults } = await newReader(browser);
    await open(page, '/sitemap');
    await headingOf(page, 'Site map');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await (await page.waitForSelector('main ::-p-aria([name="All record sets"][role="link"])'))?.click();
    await waitForPath(page, '/search/historical-records');
    expect((await open(page, '/sitemap/nonsense'))?.status()).toBe(404);
  });

  it('ROUTE-069 /sitemap is not found on the host of the sister site', async () => {
    const { port } = new URL(site.origin);
    const statusFor = (host: string) =>
      new Promise<number>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: '/sitemap', headers: { host, accept: 'text/html' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    expect([await statusFor('www.archive.example'), await statusFor(`localhost:${port}`)]).toEqual([404, 200]);
  });

  it('ROUTE-071 /static-examples/* renders nothing', async () => {
    const { page } = await newReader(browser);
    expect((await open(page, '/static-examples/anything'))?.status()).toBe(200);
    await find(page, 'contentinfo', '');
    await page.waitForFunction(() => document.querySelector('main')?.childElementCount === 0);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('not found');
  });
});

describe('refused pages', () => {
  /** What opening the preferences asks and downloads. */
  const openPreferences = async (page: Page, heading: string) => {
    const requests: HTTPRequest[] = [];
    const sources: Promise<string>[] = [];
    const onRequest = (one: HTTPRequest) => void requests.push(one);
    const onResponse = (answer: HTTPResponse) => {
      if (answer.request().resourceType() === 'script') sources.push(answer.text().catch(() => ''));
    };
    page.on('request', onRequest).on('response', onResponse);
    await open(page, '/account/communication-preferences');
    await headingOf(page, heading);
    await untilQuiet(page);
    page.off('request', onRequest).off('response', onResponse);
    return { operations: operationsIn(requests), code: (await Promise.all(sources)).join('') };
  };
  const WORDS = 'Each switch is saved as you press it.';

  it('GRANT-015 GRANT-006 show why, fetch no data and download no code of the page', async () => {
    const { page } = await aMember();
    await page.setCacheEnabled(false);
    const seen = await openPreferences(page, 'Communication preferences');
    await page.waitForSelector('[role="switch"]');
    expect(seen.code.includes(WORDS)).toBe(true);
    const asked = seen.operations.filter((name) => /Notification|Preference/i.test(name ?? ''));
    expect(asked).not.toEqual([]);
    for (const overrides of [{ grants: ['help'] }, { failures: { grants: true } }]) {
      await setOverrides(page, site.origin, overrides);
      const { operations, code } = await openPreferences(page, 'Access denied');
      await (await page.waitForSelector('::-p-text(Why can’t I see this?)'))?.click();
      await waitForText(page, 'You are signed in as a member.');
      expect(await accessibilityFaultsOf(page)).toEqual([]);
      expect(pathOf(page)).toBe('/account/communication-preferences');
      expect(operations.filter((name) => asked.includes(name))).toEqual([]);
      expect(code.includes('Access denied')).toBe(true);
      expect(code.includes(WORDS)).toBe(false);
    }
  });

  it('ROUTE-186 lead members to the staff sign-in, who get nothing of /internal/features', async () => {
    const { page } = await aMember();
    const requests = requestsOf(page);
    for (const path of [
      '/internal/features',
      '/internal/features/journey',
      '/internal/features/kind/flag/enable-refiner',
    ]) {
      await open(page, path);
      await headingOf(page, 'Staff sign-in');
      await waitForPath(page, '/internal/login');
    }
    expect(operationsIn(requests).filter((name) => name?.startsWith('Feature'))).toEqual([]);
    const answer = await page.evaluate(async () => {
      const query = 'query FeatureBoard { featureBoard { provider } }';
      const sent = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName: 'FeatureBoard' }),
      });
      return (await sent.json()) as { errors: { extensions: { code: string } }[] };
    });
    expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('/internal/features', () => {
  it('AUTH-023 INT-001 ROUTE-183 ROUTE-184 ROUTE-185 opens after the staff sign-in, and staff switch a flag there, for a reason that is kept', async () => {
    const { page, faults } = await newReader(browser);
    await open(page, '/internal/features');
    await find(page, 'textbox', 'Password');
    await signIn(page, 'staff@example.com');
    await waitForPath(page, '/internal/features/journey');
    await headingOf(page, 'Family trees');
    expect(await accessibilityFaultsOf(page)).toEqual([]);

    await fill(page, 'Account number or email address', 'member@example.com');
    await press(page, 'button', 'Show');
    await waitForText(page, 'For Mary Penrose');
    expect(page.url()).not.toContain('example.com');
    await press(page, 'link', 'Only Measuring');
    await waitForPath(page, '/internal/features/journey/measuring');
    await press(page, 'link', 'Surveys');
    await waitForPath(page, '/internal/features/journey/measuring/enable-refiner');
    await waitForText(page, 'No changes yet.');
    await fill(page, 'Reason', 'The spring survey');
    await press(page, 'button', 'Turn on for everyone');
    await find(page, 'button', 'Turn off for everyone');
    await waitForText(page, 'off → on');
    expect(await accessibilityFaultsOf(page)).toEqual([]);

    const flags = await page.evaluate(
      async () => ((await (await fetch('/api/entitlements')).json()) as { flags: string[] }).flags,
    );
    expect(flags).toEqual(['enable-refiner']);
    expect(await site.run('flag', 'list')).toMatch(/enable-refiner +on/);
    await site.run('flag', 'off', 'enable-refiner', '--reason', 'The survey is over');
    await page.reload();
    await waitForText(page, 'The survey is over');
    await find(page, 'button', 'Turn on for everyone');
    expect(faults).toEqual([]);
  });
});
