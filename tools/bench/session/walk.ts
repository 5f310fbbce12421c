import { setTimeout as delay } from 'node:timers/promises';

import type { HTTPRequest, Page } from 'puppeteer';

import type { Random } from '#domain/kernel/random/createRandom.ts';

/** Where a member goes in a long day: an address of every area. */
export const AREAS = [
  '/',
  '/search/historical-records',
  '/search/results?lastname=Smith',
  '/search/results?lastname=Webb&firstname=Mary',
  '/search-newspapers',
  '/search-newspapers/results?q=inquest',
  '/newspapers',
  '/tree/all-trees',
  '/tree/example-family-tree',
  '/search-family-tree',
  '/tree/1921-census-hints',
  '/my-research',
  '/my-records',
  '/search/saved',
  '/search/diary',
  '/collections',
  '/collections/my-collections',
  '/collections/all-clippings',
  '/search-address',
  '/account/personal-details',
  '/account/security-settings',
  '/account/devices',
  '/account/my-data',
  '/account/subscription',
  '/account/support',
  '/profile/my-profile',
  '/messaging',
  '/help',
  '/help/search?query=census',
  '/help/contact',
  '/subscribe',
  '/gift-subscriptions',
  '/ai-search',
  '/partners',
  '/1921-census',
  '/region',
  '/sitemap',
  '/my-corrections',
] as const;

/** Links that leave the site, end the session or start a payment. */
const NOT_FOLLOWED =
  /^\/(?:sign|api|payment|card|oidc|internal|redirect|clear-data|complete|interaction|gedcom|register|wayf|error|library)/u;

/** Runs in the page: goes to an address within the document, by a link to it where there is one. */
function goTo(address: string): void {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (one) => one.getAttribute('href') === address && one.target === '' && one.checkVisibility(),
  );
  if (link) link.click();
  else {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
}

/** Runs in the page: follows one of the links of its content. @param at - 0 to 1: which of them */
function followOne(at: number, notFollowed: string): boolean {
  const not = new RegExp(notFollowed, 'u');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter(
    (link) =>
      link.target === '' &&
      !link.hasAttribute('download') &&
      !not.test(link.getAttribute('href') ?? '') &&
      link.checkVisibility(),
  );
  const link = links[Math.floor(at * links.length)];
  link?.click();
  return link !== undefined;
}

/** A stream of hints, and one request that waits, are no reason to stay. */
const STILL_OPEN = 2;
const [CALM_MS, LONGEST_MS, LOOK_MS] = [100, 3_000, 20];
const TRIES = 3;

/** Requests of each tab that are under way, with when they began. */
const underWay = new WeakMap<Page, { requests: Map<HTTPRequest, number>; changedAt: number }>();

/** Follows the requests of a tab from now on, for `settled`. */
export function followRequests(page: Page): void {
  const tab = { requests: new Map<HTTPRequest, number>(), changedAt: 0 };
  const ended = (request: HTTPRequest) => {
    tab.requests.delete(request);
    tab.changedAt = Date.now();
  };
  page.on('request', (request) => {
    tab.changedAt = Date.now();
    tab.requests.set(request, tab.changedAt);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  underWay.set(page, tab);
}

/**
 * Waits until a page has what it asked for, but not for long: a reader goes on, too. The browser never tells how some
 * requests end, such as those of a frame that is gone; `waitForNetworkIdle` counts them for ever, and after a few of
 * them no page would ever settle.
 */
export async function settled(page: Page): Promise<void> {
  const tab = underWay.get(page);
  if (!tab) throw new Error('This tab is not followed.');
  const began = Date.now();
  for (let now = began; now < began + LONGEST_MS; now = Date.now()) {
    for (const [request, since] of tab.requests) if (now - since > LONGEST_MS) tab.requests.delete(request);
    if (tab.requests.size <= STILL_OPEN && now - Math.max(tab.changedAt, began) >= CALM_MS) return;
    await delay(LOOK_MS);
  }
}

/** A document that was replaced meanwhile has nothing to evaluate: the site was updated. */
const unlessReplaced = <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> => work.catch(() => otherwise);

/**
 * Goes to an address as a reader does, and waits until its page is there. A document that replaces itself meanwhile,
 * since the site was updated, is asked again.
 */
export async function visit(page: Page, address: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isAsked = await unlessReplaced(
      page.evaluate(goTo, address).then(() => true),
      false,
    );
    await settled(page);
    if (isAsked) return;
  }
}

/** Two of three navigations go to an area, one into what its page lists. */
export async function walk(page: Page, random: Random, step: number): Promise<void> {
  if (step % 3 === 2 && (await unlessReplaced(page.evaluate(followOne, random.next(), NOT_FOLLOWED.source), false)))
    await settled(page);
  else await visit(page, AREAS[random.between(0, AREAS.length - 1)] ?? '/');
}
