import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press, waitForPath } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const RESULTS = '/search/results?lastname=smith';
const SETS = '/search/historical-records';
const WENT_WRONG = 'Well, that didn’t quite go according to plan...';

const open = (page: Page, address: string) => page.goto(site.origin + address);
const asMember = async (page: Page) => {
  await open(page, '/sign-in');
  await signIn(page, 'member@example.com');
  await waitForPath(page, '/home');
};
/** Addresses of what the page asks for from now on. */
const watch = (page: Page) => {
  const [documents, scripts]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { documents, scripts };
};
/** A mark that only this document has. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marker: 1 }));
const isMarked = (page: Page) => page.evaluate(() => 'marker' in window);
/** Waits until what just changed is drawn, and the listeners have run. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await page.waitForFunction((to) => window.scrollY === to, {}, top);
  await nextFrame(page);
};
const heading = (page: Page, name: string) => find(page, 'heading', name);
/** Goes to an address as Back and Forward do: in the present document, through the router. */
const popTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.history.pushState(null, '', '/elsewhere');
    window.history.back();
  }, address);

describe('documents and pages', () => {
  it('SHELL-001 fetches the code of a page when it is visited, not before', async () => {
    const { page } = await newReader(browser);
    const { documents, scripts } = watch(page);
    await open(page, '/error');
    await untilQuiet(page);
    const before = new Set(scripts);
    await press(page, 'link', 'Record sets A–Z');
    await waitForPath(page, SETS);
    await untilQuiet(page);
    expect(scripts.filter((script) => !before.has(script)).length).toBeGreaterThan(0);
    expect(documents).toHaveLength(1);
  });

  it('SHELL-002 loads a document for a hard redirect', async () => {
    const { page } = await newReader(browser);
    await open(page, '/error');
    await heading(page, WENT_WRONG);
    await mark(page);
    const { documents } = watch(page);
    await popTo(page, '/home');
    await heading(page, 'Find your ancestors in the records');
    expect(await isMarked(page)).toBe(false);
    expect(documents).toEqual([`${site.origin}/`]);
  });

  it('SHELL-003 stays in the document for a soft redirect: a member on /register goes to the stored address', async () => {
    const { page } = await newReader(browser);
    await asMember(page);
    await open(page, '/error/auth?error=x&error_description=Email%20required');
    await find(page, 'link', 'Back to sign-up');
    await find(page, 'button', 'Account of Mary');
    await page.evaluate((to) => window.sessionStorage.setItem('returnTo', to), SETS);
    await mark(page);
    const { documents } = watch(page);
    await press(page, 'link', 'Back to sign-up');
    await waitForPath(page, SETS);
    expect(await isMarked(page)).toBe(true);
    expect(documents).toEqual([]);
  });

  it('SHELL-004 leaves no entry in the history for an address that was replaced', async () => {
    const { page } = await newReader(browser);
    await asMember(page);
    await open(page, SETS);
    await open(page, '/');
    await waitForPath(page, '/home');
    await page.goBack();
    await waitForPath(page, SETS);
  });

  it.each([
    ['/', 200],
    ['/sign-in', 200],
    ['/register', 200],
    [SETS, 200],
    [RESULTS, 200],
    ['/transcript', 404],
    ['/transcript?id=NOBODY/1', 404],
    ['/record-sets/NOBODY', 404],
    ['/error', 200],
    ['/error/auth', 200],
    ['/access-denied', 200],
    ['/nowhere', 404],
    ['/sign-in/anything', 200],
  ])('answers %s with %d', async (address, status) => {
    const answer = await fetch(site.origin + address, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  });
});

describe('scrolling', () => {
  it('SHELL-005 SHELL-006 starts a new page at its top and comes back to where the earlier one was', async () => {
    const { page } = await newReader(browser, { width: 375, height: 600 });
    await open(page, RESULTS);
    await page.waitForFunction(() => document.documentElement.scrollHeight > 2_200);
    await untilQuiet(page);
    await scrollTo(page, 1_500);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/search/historical-records"]')?.click(),
    );
    await waitForPath(page, SETS);
    // The heading of the page before stays until this one is drawn.
    await untilQuiet(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await waitForPath(page, '/search/results');
    await page.waitForFunction(() => Math.abs(window.scrollY - 1_500) < 50);
  });
});

describe('what goes wrong', () => {
  it('SHELL-007 shows a missing page inside the shell, and says 404', async () => {
    const { page } = await newReader(browser);
    const answer = await open(page, '/this-does-not-exist');
    expect(answer?.status()).toBe(404);
    await heading(page, 'Page not found');
    await page.waitForSelector('::-p-aria([role="banner"])');
    await page.waitForSelector('::-p-aria([role="contentinfo"])');
  });

  it('SHELL-009 SHELL-010 shows an error page where a page cannot be drawn, and the next page as usual', async () => {
    const { page } = await newReader(browser);
    await open(page, '/internal-testing/throw');
    await heading(page, WENT_WRONG);
    await press(page, 'link', 'Record sets A–Z');
    await waitForPath(page, SETS);
    await page.waitForFunction(
      (wrong) => document.querySelector('h1') && !document.body.innerText.includes(wrong),
      {},
      WENT_WRONG,
    );
  });

  it('SHELL-011 shows the generic error page when the code of a page does not arrive', async () => {
    const { page } = await newReader(browser);
    await open(page, '/error/auth');
    await heading(page, 'We could not sign you in');
    await untilQuiet(page);
    const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) =>
        void (request.resourceType() === 'script' && !known.has(request.url()) ? request.abort() : request.continue()),
    );
    await press(page, 'link', 'Record sets A–Z');
    await heading(page, WENT_WRONG);
  });
});

describe('a page that was not loaded before the connection was lost', () => {
  it('says that the reader is offline and opens by itself when they are connected, in the same document', async () => {
    const { page } = await newReader(browser);
    await open(page, '/error/auth');
    await heading(page, 'We could not sign you in');
    await untilQuiet(page);
    await mark(page);
    await page.setOfflineMode(true);
    await press(page, 'link', 'Search by address');
    await heading(page, 'You are offline');
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('500');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Retry');
    await page.waitForFunction(() => document.body.innerText.includes('There is still no connection.'));
    await page.setOfflineMode(false);
    await heading(page, 'Address search');
    expect(await isMarked(page)).toBe(true);
  });

  it('recovers by Retry where the browser did not notice that the site was out of reach', async () => {
    const { page } = await newReader(browser);
    await open(page, '/error/auth');
    await heading(page, 'We could not sign you in');
    await untilQuiet(page);
    await mark(page);
    let isOut = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => void (isOut ? request.abort('connectionrefused') : request.continue()));
    await press(page, 'link', 'Search by address');
    await heading(page, 'The site cannot be reached');
    isOut = false;
    await press(page, 'button', 'Retry');
    await heading(page, 'Address search');
    expect(await isMarked(page)).toBe(true);
  });
});

describe('the shell', () => {
  it('SHELL-012 has a nav bar and a footer', async () => {
    const { page } = await newReader(browser);
    await open(page, '/');
    for (const role of ['banner', 'navigation', 'contentinfo'])
      expect(await (await page.waitForSelector(`::-p-aria([role="${role}"])`))?.isVisible()).toBe(true);
  });

  it('is worked by keyboard: the skip link first, then the menu of a phone, and Escape closes it', async () => {
    const { page } = await newReader(browser, { width: 375, height: 700 });
    await open(page, SETS);
    await page.waitForSelector('h1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const menu = await find(page, 'button', 'Menu');
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await menu.evaluate((button) => button.getAttribute('aria-expanded'))).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Records');
    await page.keyboard.press('Escape');
    expect(
      await menu.evaluate((button) => [button.getAttribute('aria-expanded'), document.activeElement === button]),
    ).toEqual(['false', true]);
  });

  it('moves the focus to the heading of the page one went to', async () => {
    const { page } = await newReader(browser);
    await open(page, '/error');
    await press(page, 'link', 'Record sets A–Z');
    await waitForPath(page, SETS);
    await page.waitForFunction(
      () => document.activeElement?.tagName === 'H1' && document.activeElement.textContent !== '',
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(WENT_WRONG);
  });

  it('does not move for readers who asked for less motion', async () => {
    const { page } = await newReader(browser);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (const address of ['/', SETS, RESULTS, '/sign-in']) {
      await open(page, address);
      // The sign-in goes to its provider before it has anything to show.
      await untilQuiet(page);
      await page.waitForSelector('h1');
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
            const longest = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
            return (
              longest(transitionDuration) > 0.01 || (animationName !== 'none' && longest(animationDuration) > 0.01)
            );
          }).length,
      );
      expect([address, moving]).toEqual([address, 0]);
    }
  });
});

describe('every page', () => {
  const firstRecord = async () => {
    const { page } = await newReader(browser);
    await open(page, RESULTS);
    const link = await page.waitForSelector('main a[href^="/transcript?id="]');
    return (await link?.evaluate((anchor) => anchor.getAttribute('href'))) ?? '';
  };
  const firstSet = async () => {
    const { page } = await newReader(browser);
    await open(page, SETS);
    const link = await page.waitForSelector('main a[href^="/record-sets/"]');
    return (await link?.evaluate((anchor) => anchor.getAttribute('href'))) ?? '';
  };
  const asStaff = async (page: Page) => {
    await open(page, '/internal/login');
    await signIn(page, 'staff@example.com');
    await waitForPath(page, '/internal');
  };
  interface Visit {
    name: string;
    addressOf: () => Promise<string>;
    /** Signs in first. */
    arrive?: (page: Page) => Promise<void>;
  }
  const pages: readonly Visit[] = [
    ...[
      '/',
      '/sign-in',
      '/register',
      '/internal/login',
      SETS,
      RESULTS,
      '/error',
      '/error/auth',
      '/access-denied',
      '/access-denied/record',
      '/nowhere',
      '/internal-testing/throw',
      '/page/what-is-free',
    ].map((address) => ({ name: address, addressOf: async () => address })),
    { name: 'the page of a record', addressOf: firstRecord },
    { name: 'the page of a record set', addressOf: firstSet },
    { name: '/home of a member', addressOf: async () => '/home', arrive: asMember },
    ...['/internal', '/internal/ui'].map((address) => ({
      name: `${address} of staff`,
      addressOf: async () => address,
      arrive: asStaff,
    })),
  ];

  it.each(pages)(
    '$name is sound and accessible on phones and desktops, in light and in dark',
    async ({ name, addressOf, arrive }) => {
      const { page, faults } = await newReader(browser);
      await arrive?.(page);
      await open(page, await addressOf());
      // Idle first: the sign-in goes to its provider and back before it has anything to show.
      await untilQuiet(page);
      await page.waitForSelector('h1');
      const found: string[] = [];
      for (const [width, scheme] of [
        [375, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewport({ width, height: 900 });
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
        await nextFrame(page);
        found.push(...(await accessibilityFaultsOf(page)).map((fault) => `${width} ${scheme}: ${fault}`));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) found.push(`${width}: wider than the window by ${overflow} px`);
      }
      expect(found).toEqual([]);
      // The browser logs a missing document; the page that throws logs what it threw.
      const expected = name === '/nowhere' ? /404/ : name === '/internal-testing/throw' ? /./ : /^$/;
      expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
      expect(faults.filter((fault) => /Content Security Policy/i.test(fault))).toEqual([]);
    },
  );
});
