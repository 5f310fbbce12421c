import type { Browser, CDPSession, HTTPRequest, Page } from 'puppeteer';

import { aReaderWhoRefused, newReader } from './openBrowser.ts';
import { setOverrides } from './setOverrides.ts';
import { signIn, untilSignedIn } from './signIn.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Who visits: a demo account's address, `staff` for one who came in through the staff sign-in, or nobody. */
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
  /** What stands around the page: `nav`, `footer`. Default both. */
  chrome?: readonly ('nav' | 'footer')[];
  /** What the last document tells search engines. Default `index, follow`. */
  robots?: string;
}

/** What a visit met, in the terms of what it was to meet. */
export type RouteMet = Required<Pick<RouteVisit, 'status' | 'endsAt' | 'heading' | 'chrome' | 'robots'>> & { redirect: 'hard' | 'soft' | null; /** How many addresses stand in the tab's history: 1 unless a redirect left what it redirected. */ entries: number };

const STAFF = 'staff@example.com';

/** The tab of a visitor. A window of their own for each visit would cost more than the visit. */
interface Tab {
  page: Page;
  cdp: CDPSession;
  /** The browser's own. */
  userAgent: string;
}

/** Visits addresses as several readers, each signed in once. */
export function createVisits(browser: Browser, origin: string) {
  const tabs = new Map<Visitor, Promise<Tab>>();

  const arrive = async (visitor: Visitor): Promise<Tab> => {
    const { page } = await newReader(browser, undefined, await aReaderWhoRefused(browser));
    if (visitor !== 'nobody') {
      await page.goto(`${origin}${visitor === 'staff' ? '/internal/login' : '/sign-in'}`);
      const email = visitor === 'staff' ? STAFF : visitor;
      await signIn(page, email);
      await untilSignedIn(page, email);
      await untilQuiet(page);
    }
    return { page, cdp: await page.createCDPSession(), userAgent: await browser.userAgent() };
  };
  const tabOf = (visitor: Visitor): Promise<Tab> => {
    const tab = tabs.get(visitor) ?? arrive(visitor);
    tabs.set(visitor, tab);
    return tab;
  };

  /** A tab as a new one is: blank, with nothing behind it and nothing kept for it. */
  const openTab = async ({ as = 'nobody', overrides, userAgent }: RouteVisit): Promise<Page> => {
    const { page, cdp, userAgent: own } = await tabOf(as);
    const context = page.browserContext();
    if (page.url().startsWith(origin)) await page.evaluate(() => window.sessionStorage.clear());
    await page.goto('about:blank');
    await cdp.send('Page.resetNavigationHistory');
    await context.deleteCookie(...(await context.cookies()).filter(({ name }) => name === 'test_overrides'));
    if (overrides) await setOverrides(context, origin, overrides);
    await page.setUserAgent({ userAgent: userAgent ?? own });
    return page;
  };

  return {
    /** Opens the address in a blank tab and waits until the expected heading stands. */
    async visit(expected: RouteVisit): Promise<RouteMet> {
      const page = await openTab(expected);
      const documents: HTTPRequest[] = [];
      const note = (request: HTTPRequest) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request);
      };
      page.on('request', note);
      const first = await page.goto(origin + expected.address);
      const { heading } = expected;
      if (heading !== null) {
        const isShown = (wanted: string) => [...document.querySelectorAll('h1')].some((each) => each.textContent === wanted);
        await page.waitForFunction(isShown, {}, heading).catch(() => undefined);
      }
      // What a visit reads stands with its heading; a redirect to come asks for something at once.
      await untilQuiet(page, 200);
      const met = await page.evaluate(() => ({
        path: location.pathname,
        query: location.search,
        robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '',
        heading: document.querySelector('h1')?.textContent ?? null,
        chrome: [['nav', 'header'] as const, ['footer', 'footer'] as const].flatMap(([part, tag]) => ([...document.querySelectorAll(tag)].some((each) => !each.closest('main')) ? [part] : [])),
        // The blank page the tab began with is one.
        entries: history.length - 1,
      }));
      page.off('request', note);
      const { path, query, ...shown } = met;
      const isElsewhere = path !== new URL(expected.address, origin).pathname;
      return {
        ...shown,
        endsAt: expected.endsAt?.includes('?') ? path + query : path,
        status: first?.status() ?? 0,
        redirect: isElsewhere ? (documents.length > 1 ? 'hard' : 'soft') : null,
      };
    },
  };
}
