import type { Browser, BrowserContext } from 'puppeteer';

import { type TracedTasks, traceTasks } from './traceTasks.ts';
import { type SeenRequest, watchRequests } from './watchRequests.ts';

/** A telephone's slow line and processor, as Lighthouse and WebPageTest name them. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** So many times slower is the processor of a telephone. */
export const SLOWER = 4;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
/** So long nothing may be asked for until a page counts as quiet. */
const QUIET_MS = 1_500;
const PATIENCE_MS = 60_000;

/**
 * What one visit cost. Times in milliseconds from the request of the first document, sizes in bytes as they travelled.
 */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Of tasks over 50 ms, what is over, from the first paint until the page is quiet. */
  blocking: number;
  longestTask: number;
  /**
   * The same by the page's own processor time, which other work of the machine does not lengthen; as long as on a
   * telephone, whatever the processor was slowed by.
   */
  traced: TracedTasks;
  scriptBytes: number;
  scripts: number;
  imageBytes: number;
  requests: number;
  requestsBeforeLargest: number;
  /** What the line alone takes for what had arrived by the largest paint: its bytes, and two ways there and back. */
  lineAlone: number;
  /** How much moved while it loaded (cumulative layout shift). */
  shift: number;
}

/**
 * Text: what runs in a page knows none of the helpers that a compiled function may name. The tab remembers when its
 * first document was asked for and painted: a page may lead on to another, and the reader has waited for both.
 */
const OBSERVE = `
  window.firstLoad = { largest: 0, tasks: [], shift: 0 };
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { window.firstLoad.largest = startTime; });
  observe('longtask', ({ startTime, duration }) => { window.firstLoad.tasks.push({ start: startTime, duration }); });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.firstLoad.shift += value; });
  if (location.protocol !== 'about:' && window === top) {
    sessionStorage.benchStart ??= performance.timeOrigin;
    observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') sessionStorage.benchPaint ??= performance.timeOrigin + startTime; });
  }
`;

/** What the page itself saw, its times from the request of the first document. */
const SEEN = `(() => {
  const before = performance.timeOrigin - Number(sessionStorage.benchStart);
  const { largest, tasks, shift } = window.firstLoad;
  return { shift, largest: largest + before, firstPaint: Number(sessionStorage.benchPaint) - Number(sessionStorage.benchStart), tasks: tasks.map(({ start, duration }) => ({ start: start + before, duration })) };
})()`;

interface SeenByPage {
  shift: number;
  largest: number;
  firstPaint: number;
  tasks: { start: number; duration: number }[];
}

/**
 * Opens an address and waits until the browser keeps what a second visit needs: with a service worker, until it has
 * started and rested.
 */
async function visitBefore(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const requests = await watchRequests(await page.createCDPSession());
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  await requests.untilQuiet(QUIET_MS, PATIENCE_MS);
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await requests.untilQuiet(QUIET_MS, PATIENCE_MS);
  await page.close();
}

/**
 * Opens an address on a slow line and a slow processor, and waits until it is quiet.
 * @param slower - what the browser slows the processor by, and `counted` so many times as long as at full speed tasks
 * are taken to be: {@link SLOWER} for a telephone's
 * @param isSecond - the browser was there before, on a good line.
 */
export async function measureVisit(
  browser: Browser,
  address: string,
  { slower, counted, isSecond }: { slower: number; counted: number; isSecond: boolean },
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    if (isSecond) await visitBefore(context, address);
    const page = await context.newPage();
    await page.setViewport({ width: 412, height: 823 });
    await page.setUserAgent({ userAgent: PHONE });
    const session = await page.createCDPSession();
    const watched = await watchRequests(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluateOnNewDocument(OBSERVE);
    const endTrace = await traceTasks(session, counted / slower);
    await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
    // A page that has drawn nothing yet is not quiet, however long its code takes on a busy machine.
    await page.waitForFunction(() => document.querySelector('main h1') !== null, { timeout: PATIENCE_MS });
    await watched.untilQuiet(QUIET_MS, PATIENCE_MS);
    const { firstPaint, largest, tasks, shift } = (await page.evaluate(SEEN)) as SeenByPage;
    const traced = await endTrace();
    const requests = watched.all();
    const start = Math.min(...requests.map(({ startedAt }) => startedAt));
    const scripts = requests.filter(({ type }) => type === 'Script');
    const sum = (list: readonly SeenRequest[]) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint,
      largestPaint: largest,
      blocking: tasks
        .filter((task) => task.start + task.duration > firstPaint)
        .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      traced,
      scriptBytes: sum(scripts),
      scripts: scripts.length,
      imageBytes: sum(requests.filter(({ type }) => type === 'Image')),
      requests: requests.length,
      requestsBeforeLargest: requests.filter(({ startedAt }) => (startedAt - start) * 1_000 < largest).length,
      lineAlone:
        (sum(requests.filter(({ endedAt }) => (endedAt - start) * 1_000 < largest)) / SLOW_4G.downloadThroughput) *
          1_000 +
        2 * SLOW_4G.latency,
      shift,
    };
  } finally {
    await context.close();
  }
}
