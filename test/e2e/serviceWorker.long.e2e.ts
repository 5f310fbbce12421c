import type { Browser, BrowserContext, Page } from 'puppeteer';

import { WORKER_PATH } from '#domain/site/worker/workerPlan.ts';

import { fill, find, press, waitForText } from './support/byRole.ts';
import { type DeployingProxy, openDeployingProxy } from './support/deployingProxy.ts';
import { lateFiles } from './support/lateFiles.ts';
import { aReaderWhoRefused, newReader, openBrowser } from './support/openBrowser.ts';
import { accountOf, pastIntroduction, signInAs, untilSignedIn } from './support/signIn.ts';
import { startBehind } from './support/startBehind.ts';
import type { RunningSite } from './support/startSite.ts';
import { until } from './support/until.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const WITH_WORKER = { SERVICE_WORKER: 'on' };

let site: RunningSite;
let browser: Browser;
let proxy: DeployingProxy;
let reader: BrowserContext;

beforeAll(async () => {
  [proxy, browser] = await Promise.all([openDeployingProxy(), openBrowser()]);
  site = await startBehind(proxy, WITH_WORKER);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await proxy.close();
  await site.stop();
});

beforeEach(async () => {
  reader = await aReaderWhoRefused(browser);
});
afterEach(async () => {
  proxy.setReachable(true);
  await reader.close();
});

const newPage = () => newReader(browser, { width: 1280, height: 900 }, reader);

/** What the worker's caches hold: paths by cache. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const list = (await caches.keys()).map(
      async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)] as const,
    );
    return Object.fromEntries(await Promise.all(list));
  });

/** Paths of the scripts, styles and fonts that the page has. */
const taken = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))].filter((path) =>
      /^\/assets\/.*\.(?:js|css|woff2)$/u.test(path),
    ),
  );

/** Waits until a worker of the newest version keeps all that the page has. */
const untilKept = (page: Page) =>
  until(async () => {
    const [paths, caches] = [await taken(page), Object.values(await kept(page))];
    const newest = new Set(caches.at(-1));
    return newest.size > 0 && paths.every((path) => newest.has(path));
  }, 'the worker keeps what the page has');

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(proxy.origin + address);
  await page.waitForSelector('#support-widget');
  await untilQuiet(page);
}

const assetsIn = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/assets/'));

describe('a second visit', () => {
  it('takes no script, style or typeface from the network, and the first one none twice', async () => {
    const { page, faults } = await newPage();
    proxy.asked();
    await visit(page, '/search/historical-records');
    await untilKept(page);
    const first = assetsIn(proxy.asked());
    expect(first.length).toBeGreaterThan(5);
    expect(first.filter((path, at) => first.indexOf(path) !== at)).toEqual([]);
    // The browser's own cache is left out: what comes, comes from the worker.
    await page.setCacheEnabled(false);
    await visit(page, '/search/historical-records');
    expect(assetsIn(proxy.asked())).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('without a connection', () => {
  it('a reload shows the site, says that it cannot be reached and comes back by itself', async () => {
    const { page } = await newPage();
    await visit(page, '/search/historical-records');
    await untilKept(page);
    proxy.setReachable(false);
    await page.reload();
    await waitForText(page, 'The site cannot be reached just now.');
    await find(page, 'link', 'Muniment');
    expect(await page.evaluate(() => document.body.innerText.includes('1841 England Census'))).toBe(false);
    proxy.setReachable(true);
    await waitForText(page, '1841 England Census');
  });

  it('a page that was never opened says what is missing, and opens on Retry', async () => {
    const { page } = await newPage();
    await visit(page, '/');
    await untilKept(page);
    proxy.setReachable(false);
    await page.goto(`${proxy.origin}/help`);
    await waitForText(page, 'You haven’t opened this page before');
    proxy.setReachable(true);
    await press(page, 'button', 'Retry');
    await waitForText(page, 'How can we help?');
  });

  it('what was typed into a form is there after a reload', async () => {
    const { page } = await newPage();
    await visit(page, '/');
    await untilKept(page);
    await (await find(page, 'textbox', 'Surname')).type('Penrose');
    proxy.setReachable(false);
    await page.reload();
    expect(await (await find(page, 'textbox', 'Surname')).evaluate((field) => (field as HTMLInputElement).value)).toBe(
      'Penrose',
    );
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    ['in a window without workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'where the browser refuses the worker',
      () =>
        Object.assign(ServiceWorkerContainer.prototype, {
          register: () => Promise.reject(new DOMException('Refused', 'SecurityError')),
        }),
    ],
  ])('has the site as before %s', async (_where, refuse) => {
    const { page, faults } = await newPage();
    await page.evaluateOnNewDocument(refuse);
    await visit(page, '/search/historical-records');
    await waitForText(page, '1841 England Census');
    expect([await kept(page), faults]).toEqual([{}, []]);
  });
});

describe('a member without a connection', () => {
  const TYPED = 'Which William Pinch married at Roche?';
  const shown = (page: Page) => page.evaluate(() => document.body.innerText);
  const goTo = async (page: Page, address: string) => {
    await page.goto(proxy.origin + address);
    await untilQuiet(page);
  };

  it('reads what is waited for, sees nothing of anyone, and has what was typed again, which can then be sent', async () => {
    const { page } = await newPage();
    await visit(page, '/');
    await untilKept(page);
    await signInAs(page, proxy.origin, 'member@example.com');
    await goTo(page, '/my-research');
    await pastIntroduction(page);
    await fill(page, 'New question', TYPED);
    await untilKept(page);
    proxy.setReachable(false);
    await press(page, 'button', 'Create question');
    await waitForText(page, 'The site cannot be reached just now.');
    await page.reload();
    await waitForText(page, 'We need a connection to check that you are signed in.');
    expect(await shown(page)).not.toMatch(/Sign in\b|Pinch/u);
    proxy.setReachable(true);
    await untilSignedIn(page, 'member@example.com');
    expect(
      await (await find(page, 'textbox', 'New question')).evaluate((field) => (field as HTMLInputElement).value),
    ).toBe(TYPED);
    await pastIntroduction(page);
    await press(page, 'button', 'Create question');
    await waitForText(page, TYPED);
    await page.waitForFunction(() => window.location.pathname !== '/my-research');
  });
});

describe('a deploy', () => {
  it('never mixes versions: an open tab keeps its parts, a new document has the new ones alone', async () => {
    const { page: old, faults } = await newPage();
    await visit(old, '/search/historical-records');
    await untilKept(old);
    const before = await taken(old);
    proxy.deploy();
    // A tab behind another draws nothing: each is opened when it is its turn.
    const { page: other } = await newPage();
    await visit(other, '/search/historical-records');
    await until(
      async () => Object.keys(await kept(other)).length === 2,
      'the worker of the new version has taken over',
    );
    await untilKept(other);
    const after = await taken(other);
    const scripts = (paths: readonly string[]) => paths.filter((path) => /\.(?:js|css)$/u.test(path));
    expect(scripts(after).filter((path) => before.includes(path))).toEqual([]);
    // The server has none of these names any more: the worker answers the open tab from what it kept of that version.
    const late = lateFiles().find((path) => path.endsWith('.js')) ?? '';
    expect(before).toContain(late);
    expect((await fetch(proxy.origin + late)).status).toBe(404);
    expect(await old.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status, late)).toBe(200);
    const [earlier = [], newest = []] = Object.values(await kept(other));
    expect(scripts(earlier).filter((path) => newest.includes(path))).toEqual([]);
    // Neither tab is loaded again by itself, and the old one still works.
    expect(scripts(await taken(old)).every((path) => before.includes(path))).toBe(true);
    expect(faults).toEqual([]);
    // Offline the shell is of the new version as well, with the new parts.
    proxy.setReachable(false);
    await old.bringToFront();
    await old.reload();
    await waitForText(old, 'The site cannot be reached just now.');
    expect(scripts(await taken(old)).filter((path) => before.includes(path))).toEqual([]);
  });
});

describe('sign-out', () => {
  it('leaves nothing of the reader: only files of the build were ever kept', async () => {
    const { page } = await newPage();
    await visit(page, '/');
    await untilKept(page);
    await signInAs(page, proxy.origin, 'member@example.com');
    await visit(page, '/my-corrections');
    await untilKept(page);
    await press(page, 'button', accountOf('member@example.com'));
    await press(page, 'button', 'Sign out');
    await find(page, 'link', 'Sign in');
    const paths = Object.values(await kept(page)).flat();
    expect(paths.length).toBeGreaterThan(10);
    expect(
      paths.filter((path) => !/^\/assets\/[\w.-]+\.[\da-f]{8}\.(?:js|css|woff2?|svg|png|webp|avif)$/u.test(path)),
    ).toEqual([]);
    const holds = await page.evaluate(async () => {
      const texts = (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''));
      });
      return (await Promise.all(texts)).flat().some((text) => text.includes('member@example.com'));
    });
    expect(holds).toBe(false);
  });
});

describe('switched off', () => {
  const registrations = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  it.each([
    ['a worker', null],
    [
      'a broken worker, whose pages never open,',
      'self.addEventListener("install", () => self.skipWaiting()); self.addEventListener("activate", (event) => event.waitUntil(clients.claim())); self.addEventListener("fetch", (event) => { if (event.request.mode === "navigate") event.respondWith(Promise.reject(new Error("broken"))); });',
    ],
  ])('%s removes itself and what it kept', async (_what, broken) => {
    const { page } = await newPage();
    await visit(page, '/');
    await untilKept(page);
    if (broken) {
      proxy.setAnswer(WORKER_PATH, { type: 'text/javascript', body: broken });
      await page.evaluate(async () => {
        const changed = new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
        await (await navigator.serviceWorker.getRegistration())?.update();
        await changed;
      });
      await expect((await newPage()).page.goto(proxy.origin)).rejects.toThrow();
      proxy.setAnswer(WORKER_PATH, null);
    }
    await site.end();
    site = await startBehind(proxy, { SERVICE_WORKER: 'off' }, site.dataDir);
    // No script of a page is needed for it: the browser looks for the worker's by itself after each document, even one
    // that did not open.
    const { page: next } = await newPage();
    await next.goto(`${proxy.origin}/robots.txt`).catch(() => null);
    await until(async () => (await registrations(page)) === 0, 'no worker is left');
    await visit(next, '/');
    expect([await registrations(next), await kept(next)]).toEqual([0, {}]);
    await site.end();
    site = await startBehind(proxy, WITH_WORKER, site.dataDir);
  });
});
