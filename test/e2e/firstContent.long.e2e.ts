import { brotliCompressSync, constants } from 'node:zlib';

import type { Browser, HTTPRequest, Page } from 'puppeteer';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { firstContentOf } from '#domain/site/content/firstContentOf.ts';
import { DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';

import { find, waitForPath } from './support/byRole.ts';
import { DOCUMENT_ADDRESSES } from './support/documentAddresses.ts';
import { holdScript } from './support/holdScript.ts';
import { madeByMember, publishedCollection } from './support/madeToBeShown.ts';
import { onPhone } from './support/onPhone.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { untilSignedIn } from './support/signIn.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { FIRST_CONTENT, untilContent } from './support/untilContent.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: { FIRST_CONTENT: 'on' } }), openBrowser()]);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const PATIENCE_MS = 60_000;

/** Opens a page, again where its document came without content. */
async function openWithContent(page: Page, address: string): Promise<void> {
  await untilContent(site.origin + address);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const answer = await page.goto(site.origin + address, { waitUntil: 'domcontentloaded' });
    if ((await answer?.text())?.includes(FIRST_CONTENT)) return;
  }
  throw new Error(`No first content at ${address}`);
}

const PAGES = [
  '/',
  '/search/historical-records',
  '/record-sets/WEX-BAPTISMS',
  '/page/what-is-free',
  '/page/free-ancestry-records',
  '/1921-census',
  '/newspapers',
  '/help',
  '/image-viewer?issue=n-wexcombeshire-chronicle/18440113/0002/0004&q=ship',
  '/image-viewer?id=WEX-BAPTISMS/23/1',
  '/sign-in',
  '/register?mode=search',
  '/subscribe?nextPage=%2Fhelp',
  '/free-trial',
];

/** Pages of the newspapers, made of the same parts as others. */
const NEWSPAPERS = [
  '/newspapers/title/wexcombeshire-chronicle',
  '/newspapers/title/wexcombeshire-chronicle/1844',
  '/newspapers/issue/n-wexcombeshire-chronicle/18440113',
  '/search-newspapers/advanced?q=ship',
  '/search-newspapers/issues?date=1844-01-13',
  '/search-newspapers/titles',
];

/** Others, one of each make. */
const FURTHER = [
  '/1911-census/sm',
  '/help/contact?topic=account',
  '/gift-subscriptions',
  '/collections',
  '/wayf',
  DOCUMENT_ADDRESSES['addresses.households'] ?? '',
];

/**
 * Pages whose questions the specification wants to be seen: their documents bring a frame, and the browser asks
 * (docs/adr/0087).
 */
const FRAMES = [
  ['/search/results?lastname=Smith', 'Smith', 'RecordSearch', 'a[data-row]'],
  ['/search-newspapers/results?q=inquest', 'inquest', 'ArticleSearch', 'main ol > li'],
] as const;

/** Of a document with its content and what that was drawn from (test/e2e/firstLoad.long.e2e.ts). */
const MOST_DOCUMENT_BYTES = 20_000;
const inBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What the browser asks the server for since a page was last opened, by the names of the questions. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: HTTPRequest) => {
    if (request.isNavigationRequest()) asked.splice(0);
    const { pathname } = new URL(request.url());
    if (pathname === '/api/entitlements') asked.push(pathname);
    if (pathname === '/graphql') asked.push(/(?:query|mutation) (\w+)/u.exec(request.postData() ?? '')?.[1] ?? '');
  });
  return asked;
}

/** Marks the heading that the server drew. */
const markHeading = (page: Page) =>
  page.evaluateOnNewDocument(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-drawn-by', 'server'),
    ),
  );

/**
 * Waits until a page is taken over.
 * @returns who drew its heading, and where the browser drew otherwise
 */
async function takenOver(page: Page): Promise<{ drawnBy: string | null | undefined; differences: string[] }> {
  await page.waitForFunction(() => !document.querySelector('[data-first]'));
  await untilQuiet(page);
  return page.evaluate(() => ({
    drawnBy: document.querySelector('h1')?.getAttribute('data-drawn-by'),
    differences: performance
      .getEntriesByName('first-content-differs')
      .map((mark) => String((mark as PerformanceMark).detail)),
  }));
}

describe('the documents of the site', () => {
  it('are listed with an address, where they have content', () => {
    expect(Object.keys(DOCUMENT_ADDRESSES).sort()).toEqual(
      siteRoutes
        .filter(({ id }) => firstContentOf(id))
        .map(({ id }) => id)
        .sort(),
    );
  });

  it.each(
    siteRoutes.flatMap(({ id }) =>
      DOCUMENT_ADDRESSES[id] ? [[id, DOCUMENT_ADDRESSES[id], firstContentOf(id)] as const] : [],
    ),
  )('of %s at %s holds what is seen first (%s)', async (id, address, has) => {
    const text = await untilContent(site.origin + address);
    expect(text).toContain(`data-first="${id}"`);
    expect(text).toContain('id="first-state"');
    // A frame may know no heading before the answer.
    const headings = text.match(/<h1[ >]/gu)?.length ?? 0;
    expect(has === 'frame' ? headings <= 1 : headings === 1).toBe(true);
    expect(inBytes(text)).toBeLessThan(MOST_DOCUMENT_BYTES);
  });

  it('hold nothing of any other page, nor of one that is not there', async () => {
    const others = siteRoutes
      .filter(({ id }) => !DOCUMENT_ADDRESSES[id])
      .map(({ pattern }) =>
        pattern
          .replaceAll(/\/:\w+\?/gu, '')
          .replaceAll(/:\w+/gu, 'x')
          .replace('*', 'x'),
      );
    const drawn: string[] = [];
    for (const address of [
      ...others,
      '/search-family-tree/transcript/x',
      '/transcript?id=NONE',
      '/help/sections/x',
      '/partners/x',
    ]) {
      if ((await (await fetch(site.origin + address)).text()).includes(FIRST_CONTENT)) drawn.push(address);
    }
    expect(drawn).toEqual([]);
  });
});

describe('the first content of public pages', () => {
  it.each(PAGES)('%s can be read without script', async (address) => {
    await untilContent(site.origin + address);
    const { page } = await newReader(browser);
    await page.setJavaScriptEnabled(false);
    await openWithContent(page, address);
    const headings = () =>
      page.$$eval('h1', (all) =>
        all.map(
          (heading) => heading.checkVisibility({ visibilityProperty: true }) && (heading.textContent ?? '').length > 3,
        ),
      );
    expect(await headings()).toEqual([true]);
  });

  it.each([...PAGES, ...NEWSPAPERS, ...FURTHER])(
    '%s is taken over as it is, and asks for nothing again',
    async (address) => {
      const { page, faults } = await newReader(browser);
      const asked = questionsOf(page);
      await markHeading(page);
      await openWithContent(page, address);
      const before = asked.length;
      expect(await takenOver(page)).toEqual({ drawnBy: 'server', differences: [] });
      // Notices of the service are not the page's: they come late, for every page.
      expect(asked.slice(before).filter((name) => name !== 'ServiceNotices')).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  describe.each(FRAMES)('the frame of %s', (address, heading, question, rows) => {
    it('says what is searched for before anything has answered', async () => {
      const text = await untilContent(site.origin + address);
      const { page } = await newReader(browser);
      await page.setJavaScriptEnabled(false);
      await page.setContent(text);
      expect(await page.$eval('h1', ({ textContent }) => textContent)).toContain(heading);
      const { api } = JSON.parse(await page.$eval('#first-state', ({ textContent }) => textContent)) as {
        api: { queries: object };
      };
      expect(Object.keys(api.queries).map((key) => key.replace(/\(.*/u, ''))).toEqual(['serviceNotices']);
    });

    it.each([412, 1280])('at %i pixels is taken over as it is, and asks once', async (width) => {
      const { page, faults } = await newReader(browser, { width, height: 823 });
      if (width < 800) await onPhone(page);
      const asked = questionsOf(page);
      await markHeading(page);
      await openWithContent(page, address);
      expect(await takenOver(page)).toEqual({ drawnBy: 'server', differences: [] });
      await page.waitForSelector(rows);
      expect(asked.filter((name) => name === question)).toHaveLength(1);
      expect(asked).not.toContain('/api/entitlements');
      expect(faults).toEqual([]);
    });
  });

  it('ROUTE-051 the document of a region is drawn whole, and its browser asks for it by its key', async () => {
    const { page, faults } = await newReader(browser);
    const asked = questionsOf(page);
    const keys: unknown[] = [];
    page.on('request', (request) => {
      const { operationName, variables } = JSON.parse(request.postData() ?? '{}') as {
        operationName?: string;
        variables?: { key?: string };
      };
      if (operationName === 'Region') keys.push(variables?.key);
    });
    await markHeading(page);
    await openWithContent(page, '/region/england/yorkshire');
    expect(await takenOver(page)).toEqual({ drawnBy: 'server', differences: [] });
    expect(asked.filter((name) => name !== 'ServiceNotices')).toEqual(['Region']);
    expect(keys.at(-1)).toBe('england/yorkshire');
    expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Yorkshire');
    expect(faults).toEqual([]);
  });

  it('keeps what is typed and pressed before the script has come', async () => {
    const { page } = await newReader(browser);
    const letGo = await holdScript(page);
    await untilContent(`${site.origin}/`);
    const opening = page.goto(`${site.origin}/`);
    await page.waitForSelector('#root[data-first] form');
    await (await find(page, 'textbox', 'Surname')).type('Smith');
    await page.click('form[role="search"] button[type="submit"]');
    await letGo();
    await opening;
    await waitForPath(page, '/search/results');
    expect(new URL(page.url()).searchParams.get('lastname')).toBe('smith');
  });

  it('signs in with what is typed and pressed before the script has come, and keeps the password out of the address', async () => {
    const { page, faults } = await newReader(browser);
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(request.url()));
    const letGo = await holdScript(page);
    await untilContent(`${site.origin}/sign-in`);
    // Signing in leaves the document, perhaps before all of it has come.
    page.goto(`${site.origin}/sign-in`).catch(() => undefined);
    await page.waitForSelector('#root[data-first] form[aria-label="Sign in"]');
    await page.type('input[name="email"]', 'member@example.com');
    await page.type('input[name="password"]', DEMO_PASSWORD);
    await page.click('form[aria-label="Sign in"] button[type="submit"]');
    await letGo();
    await untilSignedIn(page, 'member@example.com');
    expect(
      addresses.filter(
        (address) => address.includes(encodeURIComponent(DEMO_PASSWORD)) || address.includes('member%40'),
      ),
    ).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('asks about cookies before the script has come, and keeps the answer that is pressed then', async () => {
    const { page, faults } = await newReader(
      browser,
      { width: 412, height: 823 },
      await browser.createBrowserContext(),
    );
    const letGo = await holdScript(page);
    await untilContent(`${site.origin}/help`);
    const opening = page.goto(`${site.origin}/help`);
    await page.waitForSelector('#root[data-first] section[aria-label="Your privacy"]');
    await (await find(page, 'button', 'Refuse all')).click();
    await letGo();
    await opening;
    await page.waitForFunction(
      () => !document.querySelector('section[aria-label="Your privacy"]') && document.cookie.includes('consent='),
    );
    expect(decodeURIComponent(await page.evaluate(() => document.cookie))).toContain('C0002:0,C0003:0,C0004:0');
    expect(faults).toEqual([]);
    await page.browserContext().close();
  });

  it.each([
    ['a reader who answered', { cookie: 'consent=C0002%3A0%2CC0003%3A0%2CC0004%3A1' }, false],
    ['a reader whose cookie is garbage', { cookie: 'consent=%E0%A4%A' }, true],
    ['a crawler', { 'user-agent': 'Examplebot/1.0' }, false],
  ])('%s with %j is asked: %s', async (_who, headers, isAsked) => {
    expect((await untilContent(`${site.origin}/help`, headers)).includes('aria-label="Your privacy"')).toBe(isAsked);
  });

  it('shows a visitor the plans with their prices, in a document that no other reader gets', async () => {
    const text = await untilContent(`${site.origin}/subscribe`);
    expect(text.match(/£\d+\.\d{2}/gu)?.length).toBeGreaterThan(3);
    const answer = await fetch(`${site.origin}/subscribe`);
    expect(answer.headers.get('vary')).toContain('Cookie');
    expect(['private, no-cache', 'no-cache']).toContain(answer.headers.get('cache-control'));
  });

  it.each(['/upgrade', '/subscribe?plan-id=demo-yearly'])(
    'is never drawn at %s, which leads a visitor elsewhere',
    async (address) => {
      await untilContent(`${site.origin}/subscribe`);
      expect(await (await fetch(site.origin + address)).text()).not.toContain(FIRST_CONTENT);
    },
  );

  it.each(['/', '/subscribe'])('at %s is never drawn for a reader whose session is marked', async (address) => {
    const text = await (await fetch(site.origin + address, { headers: { cookie: 'muniment_session=1' } })).text();
    expect([text.includes(FIRST_CONTENT), text.includes('id="first-state"')]).toEqual([false, false]);
  });
});

describe('what members publish and share', () => {
  /** Nine hours or more ahead of the server: the day of a moment may be the next. */
  const FAR = 'Pacific/Kiritimati';

  it.each([412, 1280])(
    'is in the document and taken over at %i pixels as it is, with the days of the reader’s own calendar',
    async (width) => {
      const { page: maker } = await newReader(browser);
      const { shared } = await madeByMember(maker, site.origin);
      for (const address of [await publishedCollection(site.origin), shared]) {
        const { page, faults } = await newReader(browser, { width, height: 823 });
        if (width < 800) await onPhone(page);
        await page.emulateTimezone(FAR);
        const asked = questionsOf(page);
        await markHeading(page);
        await openWithContent(page, address);
        const before = asked.length;
        expect(await takenOver(page)).toEqual({ drawnBy: 'server', differences: [] });
        expect(asked.slice(before).filter((name) => name !== 'ServiceNotices')).toEqual([]);
        const text = await page.$eval('main', ({ textContent }) => textContent);
        const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }));
        expect(text).toContain(today);
        expect(faults).toEqual([]);
      }
    },
  );

  it('is one and the same for every visitor, with the day in UTC and without the note that its maker keeps', async () => {
    const { page: maker } = await newReader(browser);
    const { shared } = await madeByMember(maker, site.origin);
    const contentOf = async () =>
      /<div id="root"[^]*<\/main>/u.exec(await untilContent(site.origin + shared))?.[0] ?? '';
    const text = await contentOf();
    expect(text).toContain(
      `Shared on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}.`,
    );
    expect(text).toContain('A line of the register');
    expect(await untilContent(site.origin + shared)).not.toContain('Aunt Edith');
    expect(await contentOf()).toBe(text);
  });

  it('has no content where it is private, was shared before or never was there', async () => {
    const { page: maker } = await newReader(browser);
    const { shared, privately, unshare } = await madeByMember(maker, site.origin);
    await untilContent(site.origin + shared);
    await unshare();
    for (const address of [
      privately,
      shared,
      '/collections/collection/k-aaaaaaaaaaaaaaaaaaaa',
      `/image-share/${'A'.repeat(22)}`,
      `${await publishedCollection(site.origin)}?clipping=c-aaaaaaaaaaaaaaaaaaaa`,
    ]) {
      const text = await (await fetch(site.origin + address)).text();
      expect([address, text.includes(FIRST_CONTENT), /register|Not for everyone/u.test(text)]).toEqual([
        address,
        false,
        false,
      ]);
    }
  });
});
