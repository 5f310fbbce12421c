import { isDeepStrictEqual } from 'node:util';

import type { Browser, CDPSession, HTTPRequest, Page } from 'puppeteer';

import { aReaderWhoRefused, newReader } from './openBrowser.ts';
import { setOverrides } from './setOverrides.ts';
import { signIn, untilSignedIn } from './signIn.ts';
import { untilQuiet } from './untilQuiet.ts';

/**
 * Who visits: a demo account's address, `staff` for one who came in through the staff sign-in, or `nobody`, a visitor.
 */
export type Visitor = 'nobody' | 'staff' | `${string}@example.com`;

/** What a browser is to meet at an address. */
export interface RouteVisit {
  address: string;
  as?: Visitor;
  /** The `test_overrides` cookie. */
  overrides?: object;
  /** In place of the browser's own. */
  userAgent?: string;
  /** The document's status. Default 200. */
  status?: number;
  /** Where the visit ends; its query counts only when given. Default: the address's path. */
  endsAt?: string;
  /** `hard` loads another document, `soft` does not. Default: no redirect. */
  redirect?: 'hard' | 'soft';
  /** The main heading; null for a page that renders nothing. */
  heading: string | null;
  /** The parts around the page: `nav`, `footer`. Default both. */
  chrome?: readonly ('nav' | 'footer')[];
  /** The robots value of the last document. Default `index, follow`. */
  robots?: string;
}

/** What a visit met, in the terms of what it was to meet. */
export type RouteMet = Required<Pick<RouteVisit, 'status' | 'endsAt' | 'heading' | 'chrome' | 'robots'>> & {
  redirect: 'hard' | 'soft' | null;
  /** Number of addresses in the tab's history: 1 unless a redirect left what it redirected. */ entries: number;
};

/** What a visit is to meet, with what it leaves out. */
export const expectedOf = (
  {
    address,
    status = 200,
    endsAt,
    redirect,
    heading,
    chrome = ['nav', 'footer'],
    robots = 'index, follow',
  }: RouteVisit,
  origin: string,
): RouteMet => ({
  status,
  endsAt: endsAt ?? new URL(address, origin).pathname,
  redirect: redirect ?? null,
  heading,
  chrome,
  robots,
  entries: 1,
});

const STAFF = 'staff@example.com';
/** How long a visit may take on a loaded machine until the page is as expected. */
const LONGEST_VISIT_MS = 30_000;

/** A visitor's tab. A window for each visit would cost more than the visit. */
interface Tab {
  page: Page;
  cdp: CDPSession;
  /** The browser's own. */
  userAgent: string;
  /** It shows a page of the app as it is without overrides, from which another can be reached. */
  isAtPage: boolean;
  /** What the visit before left on the tab. */
  before: Pick<RouteVisit, 'overrides' | 'userAgent'>;
}

/**
 * Where a tab starts: small, and of the site, whose storage it can clear. A tab that stays with its site keeps its
 * process and the code it has read.
 */
const START = '/robots.txt';
/**
 * So many tabs of one visitor share their visits, and so many tabs work at once: one waits for an answer or a frame
 * while two cores work for the others. More only wait for each other.
 */
const VISITS_OF_A_TAB = 60;
const TABS_AT_ONCE = 3;
/**
 * Without what no visit is asked for and is dear to fetch, to draw or to make: images, fonts other than the machine's,
 * what moves (in the browser's own window, too), and code made faster for a page that lives half a second.
 */
export const FOR_SHORT_VISITS = [
  '--blink-settings=imagesEnabled=false',
  '--disable-remote-fonts',
  '--force-prefers-reduced-motion',
  '--js-flags=--no-opt,--no-maglev',
];
/** As broad as a desktop, so that all parts are there, and low, since each is drawn by the processor. */
const WINDOW = { width: 1280, height: 400 };

async function openTab(browser: Browser, origin: string, visitor: Visitor): Promise<Tab> {
  const { page } = await newReader(browser, WINDOW, await aReaderWhoRefused(browser));
  if (visitor !== 'nobody') {
    await page.goto(`${origin}${visitor === 'staff' ? '/internal/login' : '/sign-in'}`);
    const email = visitor === 'staff' ? STAFF : visitor;
    await signIn(page, email);
    await untilSignedIn(page, email);
    await untilQuiet(page);
  }
  await page.goto(origin + START);
  return {
    page,
    cdp: await page.createCDPSession(),
    userAgent: await browser.userAgent(),
    isAtPage: false,
    before: {},
  };
}

/**
 * Whether a visit sees the page as the app shows it: without overrides, in the browser's own name, and where it was
 * asked for.
 */
const isPlain = ({ overrides, userAgent, redirect }: RouteVisit): boolean =>
  !overrides && !userAgent && redirect === undefined;
/**
 * Whether a visit can go from page to page of the app, as a link does: nothing about it is decided by the document,
 * which is asked for all the same. A new document costs half a second, most of which goes to reading the same code
 * again. Pages of visitors that are there are opened as from a search engine.
 */
function isFollowed({ isAtPage }: Tab, asked: RouteVisit): boolean {
  const { as = 'nobody', status = 200 } = asked;
  return isAtPage && isPlain(asked) && (status !== 200 || as !== 'nobody');
}

/** Makes a tab as a new one is, but for the page that is in it: with nothing behind that and nothing stored for it. */
async function clearTab(tab: Tab, origin: string, asked: RouteVisit): Promise<void> {
  const { address, endsAt, overrides, userAgent } = asked;
  const { page, cdp, before } = tab;
  const context = page.browserContext();
  // A page that leads to itself takes its own place in the history.
  if ([address, endsAt].includes(page.url().slice(origin.length))) {
    await page.goto(origin + START);
    tab.isAtPage = false;
  }
  // A document that stays goes on with what it has stored: a sign-in that it renews, for one.
  if (!isFollowed(tab, asked)) await page.evaluate(() => window.sessionStorage.clear());
  await cdp.send('Page.resetNavigationHistory');
  if (before.overrides)
    await context.deleteCookie(...(await context.cookies()).filter(({ name }) => name === 'test_overrides'));
  if (overrides) await setOverrides(context, origin, overrides);
  if (userAgent !== before.userAgent) await page.setUserAgent({ userAgent: userAgent ?? tab.userAgent });
  tab.before = { overrides, userAgent };
}

/** What the page shows; null where another document took its place meanwhile. */
async function look(page: Page) {
  try {
    return await page.evaluate(() => ({
      path: location.pathname,
      query: location.search,
      robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '',
      heading: document.querySelector('h1')?.textContent ?? null,
      chrome: [['nav', 'header'] as const, ['footer', 'footer'] as const].flatMap(([part, tag]) =>
        [...document.querySelectorAll(tag)].some((each) => !each.closest('main')) ? [part] : [],
      ),
      // The page of the visit before is one.
      entries: history.length - 1,
    }));
  } catch {
    return null;
  }
}

/** What the server sends for an address: the status, and the robots value of the document. */
type Sent = Pick<RouteMet, 'status'> & Partial<Pick<RouteMet, 'robots'>>;

/**
 * Goes to an address as a link of the page does, in a document that stays.
 * @returns what the server sends for a new one
 */
const follow = (page: Page, address: string): Promise<Sent> =>
  page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const robots = new DOMParser()
      .parseFromString(await answer.text(), 'text/html')
      .querySelector('meta[name="robots"]');
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { status: answer.status, robots: robots?.getAttribute('content') ?? '' };
  }, address);

/**
 * Opens the address in a cleared tab and looks until it meets what is expected; after half a minute, what it met
 * instead.
 */
async function visit(tab: Tab, origin: string, asked: RouteVisit): Promise<RouteMet> {
  await clearTab(tab, origin, asked);
  const { page } = tab;
  const documents: HTTPRequest[] = [];
  const note = (request: HTTPRequest) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request);
  };
  page.on('request', note);
  const deadline = Date.now() + LONGEST_VISIT_MS;
  const expected = expectedOf(asked, origin);
  const sent: Sent = isFollowed(tab, asked)
    ? await follow(page, asked.address)
    : { status: (await page.goto(origin + asked.address))?.status() ?? 0 };
  tab.isAtPage = isPlain(asked) && asked.heading !== null && expected.chrome.length > 0;
  for (;;) {
    // A redirect to come asks for something at once.
    await untilQuiet(page);
    const shown = await look(page);
    if (shown) {
      const { path, query, ...rest } = shown;
      const redirect = path === new URL(asked.address, origin).pathname ? null : documents.length > 1 ? 'hard' : 'soft';
      const met: RouteMet = { ...rest, redirect, endsAt: asked.endsAt?.includes('?') ? path + query : path, ...sent };
      if (isDeepStrictEqual(met, expected) || Date.now() > deadline) {
        page.off('request', note);
        return met;
      }
    }
  }
}

/** Shares visits among tabs: every tab has one visitor, the longest lists first. */
function tabsFor(visits: readonly RouteVisit[]): [visitor: Visitor, visits: RouteVisit[]][] {
  const byVisitor = new Map<Visitor, RouteVisit[]>();
  for (const each of visits) byVisitor.set(each.as ?? 'nobody', [...(byVisitor.get(each.as ?? 'nobody') ?? []), each]);
  const shared = [...byVisitor].flatMap(([visitor, all]) => {
    const tabs = Math.ceil(all.length / VISITS_OF_A_TAB);
    return Array.from({ length: tabs }, (_, tab): [Visitor, RouteVisit[]] => [
      visitor,
      all.filter((_each, index) => index % tabs === tab),
    ]);
  });
  return shared.sort(([, a], [, b]) => b.length - a.length);
}

/** Visits addresses as several readers side by side, each signed in once; what each visit met, or why it failed. */
export function visitAll(
  browser: Browser,
  origin: string,
  visits: readonly RouteVisit[],
): Map<RouteVisit, Promise<RouteMet>> {
  const met = new Map<RouteVisit, Promise<RouteMet>>();
  const settle = new Map<RouteVisit, (result: Promise<RouteMet>) => void>();
  for (const each of visits) {
    const result = new Promise<RouteMet>((resolve) => settle.set(each, resolve));
    // Its test reports a failure; until then it is no stray one.
    result.catch(() => undefined);
    met.set(each, result);
  }
  const waiting = tabsFor(visits);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [visitor, list] = next;
      const tab = openTab(browser, origin, visitor);
      for (const each of list) {
        const result = tab.then((opened) => visit(opened, origin, each));
        settle.get(each)?.(result);
        await result.catch(() => undefined);
      }
      await tab.then(({ page }) => page.browserContext().close()).catch(() => undefined);
    }
  };
  for (let worker = 0; worker < TABS_AT_ONCE; worker += 1) void work();
  return met;
}
