import { setTimeout as delay } from 'node:timers/promises';

import type { HTTPRequest, Page } from 'puppeteer';

/** Nothing under way for so long is quiet, in milliseconds. */
const QUIET_MS = 500;
const LOOK_MS = 50;
/** What takes longer than this is no longer waited for: an answer that streams, or whose end nobody was told. */
const LONGEST_MS = 10_000;

const openRequests = new WeakMap<Page, Map<HTTPRequest, number>>();

/** Begins to follow a page's requests; `newReader` does it. */
export function followRequests(page: Page): void {
  const open = new Map<HTTPRequest, number>();
  openRequests.set(page, open);
  let coming: HTTPRequest | null = null;
  page.on('request', (request) => {
    open.set(request, Date.now());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) coming = request;
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  page.on('framenavigated', (frame) => {
    // A change of address within the document navigates too, without an answer.
    if (frame !== page.mainFrame() || !coming?.response()) return;
    // What the document before this one had asked for is called off, and its end never told.
    for (const request of open.keys()) if (request !== coming) open.delete(request);
    coming = null;
  });
}

/** Whether a request still keeps its page busy. The end of those of a removed frame is never told: the silent sign-in's, for one. */
const isUnderWay = ([request, since]: [HTTPRequest, number]): boolean => request.frame()?.detached === false && Date.now() - since < LONGEST_MS;

/** Waits until the page has asked for nothing for half a second, or for `quietMs`, and has all it asked for. */
export async function untilQuiet(page: Page, quietMs = QUIET_MS): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('The requests of this page are not followed: open it with newReader.');
  for (let quietSince = Date.now(); Date.now() - quietSince < quietMs; await delay(LOOK_MS)) {
    if ([...open].some(isUnderWay)) quietSince = Date.now();
  }
}
