import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser, HTTPRequest, Page } from 'puppeteer';

import { STORED_ITEMS } from '#domain/kernel/consent/storedItems.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press, waitForPath, waitForText } from './support/byRole.ts';
import { metricsOf } from './support/metricsOf.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { until } from './support/until.ts';

const PHONE = { width: 375, height: 700 };
const DESK = { width: 1280, height: 900 };
const PAGE_VIEW_FIELDS = [
  'basePath',
  'domain',
  'environment',
  'hash',
  'memberId',
  'pathname',
  'query',
  'serverTimeMs',
  'source',
  'timestamp',
  'type',
];

let elsewhere: Server;
let host: string;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  elsewhere = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('void 0;'),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const env = {
    SURVEY_SCRIPT_URL: `${host}/survey.js`,
    SURVEY_PROJECT_ID: 'our-survey',
    RECORDING_SCRIPT_URL: `${host}/recording.js`,
    RECORDING_PROJECT_ID: 'our-recording',
    SUPPORT_EMAIL: 'help@example.org',
  };
  site = await startSite({ env: { SAMPLE_DATA: 'none', ...env } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  elsewhere.close();
});

interface Overrides {
  flags?: Record<string, boolean>;
  grants?: readonly string[];
}

/** A reader of their own who has not been asked yet, and everything their page asks for. */
async function aNewcomer({ viewport = DESK, overrides = {} }: { viewport?: typeof DESK; overrides?: Overrides } = {}) {
  const context = await browser.createBrowserContext();
  await setOverrides(context, site.origin, overrides);
  const { page, faults } = await newReader(browser, viewport, context);
  const requests: HTTPRequest[] = [];
  page.on('request', (request) => void requests.push(request));
  const posts = (path: string) =>
    requests.filter((request) => request.method() === 'POST' && new URL(request.url()).pathname === path);
  const bodies = (path: string) =>
    posts(path).map((request) => JSON.parse(request.postData() ?? 'null') as Record<string, unknown>);
  const fromElsewhere = () => requests.map((request) => request.url()).filter((url) => url.startsWith(host));
  const cookies = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  return { page, faults, context, posts, bodies, fromElsewhere, cookies };
}
const open = (page: Page, address: string) => page.goto(site.origin + address);
const banner = (page: Page) => find(page, 'region', 'Your privacy');
const noBanner = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-label="Your privacy"]') === null);
const asMember = async (page: Page) => {
  await open(page, '/sign-in');
  await signIn(page, 'member@example.com');
  await waitForPath(page, '/home');
  await find(page, 'button', 'Account of Mary');
};

describe('consent', () => {
  const FLAGS = { flags: { 'enable-refiner': true, 'enable-fullstory': true } };

  it('lets nothing of a group run or be stored before its yes, nor after a no', async () => {
    const { page, faults, fromElsewhere, cookies, posts } = await aNewcomer({ overrides: FLAGS });
    const nothingOfAGroup = async () => {
      expect(fromElsewhere()).toEqual([]);
      expect(Object.keys(await cookies()).filter((name) => /visit|affiliate/.test(name))).toEqual([]);
    };
    await open(page, '/?clickid=abc');
    await banner(page);
    await until(() => posts('/api/page-view').length === 1);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await nothingOfAGroup();
    await press(page, 'button', 'Refuse all');
    await noBanner(page);
    await nothingOfAGroup();
    expect((await cookies()).consent).toBe('C0002:0,C0003:0,C0004:0');
    await page.reload();
    await find(page, 'complementary', 'Support');
    expect(await page.$('[aria-label="Your privacy"]')).toBeNull();
    await nothingOfAGroup();
    expect(faults).toEqual([]);
  });

  it('CONS-001 STOR-010 CONS-008 CONS-009 ANALYT-012 FLAG-008 FLAG-009 loads survey and recording after a later yes, and the policy lets them', async () => {
    const { page, faults, fromElsewhere, cookies } = await aNewcomer({ overrides: FLAGS });
    await open(page, '/');
    await banner(page);
    await press(page, 'button', 'Choose');
    for (const name of ['Performance', 'Functional', 'Targeting']) await find(page, 'checkbox', name);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'checkbox', 'Functional');
    await press(page, 'button', 'Save choices');
    await until(() => fromElsewhere().length > 0);
    expect(fromElsewhere()).toEqual([`${host}/survey.js`]);
    expect((await cookies()).consent).toBe('C0002:0,C0003:1,C0004:0');
    expect(await page.evaluate(() => (window as unknown as { _refinerQueue: unknown[] })._refinerQueue[0])).toEqual([
      'setProject',
      'our-survey',
    ]);
    await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
    await press(page, 'button', 'Privacy choices');
    await press(page, 'button', 'Accept all');
    await until(() => fromElsewhere().includes(`${host}/recording.js`));
    expect((await cookies()).consent).toBe('C0002:1,C0003:1,C0004:1');
    expect(faults).toEqual([]);
  });

  it('CONS-006 loads neither with the flags off, and follows what another tab decides', async () => {
    const { page, context, fromElsewhere, cookies } = await aNewcomer();
    await open(page, '/');
    await banner(page);
    const { page: other } = await newReader(browser, DESK, context);
    await open(other, '/cookies-policy');
    await banner(other);
    await press(other, 'button', 'Accept all');
    await page.bringToFront();
    await noBanner(page);
    await until(async () => 'muniment_visit' in (await cookies()));
    expect(fromElsewhere()).toEqual([]);
    await press(page, 'button', 'Privacy choices');
    await press(page, 'button', 'Refuse all');
    await until(async () => !('muniment_visit' in (await cookies())));
  });

  it.each([PHONE, DESK])('never covers what has the focus, at $width', async (viewport) => {
    const { page } = await aNewcomer({ viewport });
    await open(page, '/');
    await banner(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const covered: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const box = document.querySelector('[aria-label="Your privacy"]')!;
        const focused = document.activeElement!;
        const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()];
        const isInside =
          under.top >= over.top && under.bottom <= over.bottom && under.left >= over.left && under.right <= over.right;
        return !box.contains(focused) && isInside ? focused.outerHTML.slice(0, 100) : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
});

describe('affiliates', () => {
  const AFFIL_002 = ['clickid', 'irclickid'] as const;
  it.each(AFFIL_002)(
    'AFFIL-001 AFFIL-002 AFFIL-003 AFFIL-004 AFFIL-005 AFFIL-007 CONS-004 keeps the %s of a visitor with a yes, and sends it once they are signed in',
    async (name) => {
      const { page, bodies, cookies } = await aNewcomer();
      await open(page, `/?${name}=abc`);
      await banner(page);
      expect((await cookies()).affiliateId).toBeUndefined();
      await press(page, 'button', 'Accept all');
      await until(async () => (await cookies()).affiliateId === 'abc');
      const { affiliateArrivalTime } = await cookies();
      await asMember(page);
      await until(async () => !('affiliateId' in (await cookies())));
      expect(await cookies()).not.toHaveProperty('affiliateArrivalTime');
      const sent = () => bodies('/graphql').filter(({ operationName }) => operationName === 'upsertAffiliateUser');
      await until(() => sent().length === 1);
      const { input } = sent()[0]!.variables as { input: Record<string, unknown> };
      expect(input).toEqual({
        userId: expect.stringMatching(/^\d+$/),
        clickId: 'abc',
        deviceType: 'tablet',
        arrivedAt: affiliateArrivalTime,
      });
      await open(page, '/cookies-policy?clickid=later');
      await find(page, 'button', 'Account of Mary');
      await find(page, 'complementary', 'Support');
      expect(await cookies()).not.toHaveProperty('affiliateId');
    },
  );
});

describe('measuring', () => {
  it('ANALYT-001 ANALYT-002 API-032 sends one page view for each page, with exactly its eleven fields', async () => {
    const { page, bodies, posts } = await aNewcomer();
    await open(page, '/cookies-policy?a=b#c');
    await until(() => posts('/api/page-view').length === 1);
    const [first] = bodies('/api/page-view');
    expect(Object.keys(first!).sort()).toEqual(PAGE_VIEW_FIELDS);
    expect(first).toMatchObject({
      pathname: '/cookies-policy',
      query: 'a=b',
      hash: '#c',
      memberId: null,
      environment: 'demo',
      domain: 'localhost',
      serverTimeMs: expect.any(Number),
    });
    await press(page, 'link', 'Record sets A–Z');
    await until(() => posts('/api/page-view').length === 2);
    expect(bodies('/api/page-view')[1]).toMatchObject({ pathname: '/search/historical-records' });
    expect(posts('/api/page-view').map((post) => post.headers()['content-type'])).toEqual([
      'application/json',
      'application/json',
    ]);
  });

  it('ANALYT-003 ANALYT-005 ANALYT-006 ANALYT-009 API-033 sends web vitals without cors, under /other where there is no page', async () => {
    const { page, bodies, posts } = await aNewcomer();
    await open(page, '/this-does-not-exist');
    await until(() => posts('/api/instrumentation').length > 0);
    expect(posts('/api/instrumentation')[0]!.headers()['content-type']).toMatch(/^text\/plain/);
    expect(bodies('/api/instrumentation')).toContainEqual({
      metricKey: 'web_vital_ttfb',
      labels: { path: '/other' },
      value: expect.any(Number),
      action: 'observe',
    });
    await until(async () =>
      /muniment_browser_web_vital_ttfb_count\{path="\/other"\} [1-9]/.test(await metricsOf(site)),
    );
  });

  it('ANALYT-003 ANALYT-004 ANALYT-010 counts and reports a page that crashed', async () => {
    const { page, bodies, posts } = await aNewcomer();
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await open(page, '/internal-testing/throw');
    await find(page, 'heading', 'Well, that didn’t quite go according to plan...');
    await until(() => posts('/api/error-reports').length > 0);
    expect(bodies('/api/instrumentation')).toContainEqual({
      metricKey: 'page_crash',
      labels: { path: '/internal-testing/throw', kind: 'page-crash' },
      value: 1,
      action: 'observe',
    });
    expect(lines).toContain('Reported: page-crash');
  });
});

describe('support and banners', () => {
  it('UI-017 hides the support widget on paper, by rule and by routine', async () => {
    const { page } = await aNewcomer();
    await open(page, '/cookies-policy');
    const widget = await find(page, 'complementary', 'Support');
    const isShown = () => widget.evaluate((element) => element.checkVisibility());
    expect(await isShown()).toBe(true);
    await page.emulateMediaType('print');
    expect(await isShown()).toBe(false);
    await page.emulateMediaType('screen');
    expect(await isShown()).toBe(true);
    const during = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.getElementById('support-widget')!.checkVisibility();
    });
    expect(during).toBe(false);
    await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await isShown()).toBe(true);
    await press(page, 'button', 'Support');
    await waitForText(page, 'Email help@example.org');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
  });

  it('GRANT-021 GRANT-022 GRANT-023 shows each banner to those who hold its grant', async () => {
    const WORDS = {
      'app-banner': 'Add this site to your phone',
      'cta-banner': 'Read full transcripts',
      'promo-banner': 'Coverage, year by year',
    };
    for (const [grant, words] of Object.entries(WORDS)) {
      const { page } = await aNewcomer({ viewport: PHONE, overrides: { grants: [grant] } });
      await open(page, '/');
      await find(page, 'region', words);
      const text = await page.evaluate(() => document.body.innerText);
      expect(Object.values(WORDS).filter((other) => text.includes(other))).toEqual([words]);
      expect(await accessibilityFaultsOf(page)).toEqual([]);
    }
  });
});

describe('the cookies policy', () => {
  it('ROUTE-037 ROUTE-038 ROUTE-039 names everything that a whole visit leaves in the browser', async () => {
    const { page, faults, cookies } = await aNewcomer();
    await open(page, '/?clickid=abc');
    await banner(page);
    await press(page, 'button', 'Accept all');
    await until(async () => 'affiliateId' in (await cookies()));
    const named = (where: string, name: string) =>
      STORED_ITEMS.some(
        (item) =>
          item.where === where &&
          (item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name),
      );
    const unnamed = async () => {
      const kept = await page.evaluate(() => ({
        local: Object.keys(window.localStorage),
        session: Object.keys(window.sessionStorage),
      }));
      const jar = Object.keys(await cookies()).filter((name) => name !== 'test_overrides');
      return [
        ...jar.filter((name) => !named('cookie', name)),
        ...kept.local.filter((name) => !named('local', name)),
        ...kept.session.filter((name) => !named('session', name)),
      ];
    };
    expect(await unnamed()).toEqual([]);
    expect((await open(page, '/cookies-policy/anything'))?.status()).toBe(200);
    await find(page, 'heading', 'Cookies policy');
    expect(await page.$$('header, footer')).toHaveLength(2);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await open(page, '/sign-in');
    await find(page, 'textbox', 'Password');
    expect(await unnamed()).toEqual([]);
    await signIn(page, 'member@example.com');
    await find(page, 'button', 'Account of Mary');
    expect(await unnamed()).toEqual([]);
    await open(page, '/cookies-policy?isMobileApp=true');
    await find(page, 'heading', 'Cookies policy');
    expect(await page.$('header, footer')).toBeNull();
    expect(faults).toEqual([]);
  });
});
