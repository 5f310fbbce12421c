import type { Browser, BrowserContext } from 'puppeteer';

import { type TracedTasks, traceTasks } from './traceTasks.ts';

/** A telephone's slow line and processor, as Lighthouse and WebPageTest name them. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** So many times slower is the processor. */
export const SLOWER = 4;
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
/** So long nothing may be asked for until a page counts as quiet. */
const QUIET_MS = 1_500;
const PATIENCE_MS = 60_000;

/** What one visit cost. Times in milliseconds from the request of the document, sizes in bytes as they travelled. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Of tasks over 50 ms, what is over, from the first paint until the page is quiet. */
  blocking: number;
  longestTask: number;
  /** The same by the page's own processor time, which other work of the machine does not lengthen. */
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

/** Text: what runs in a page knows none of the helpers that a compiled function may name. */
const OBSERVE = `
  window.firstLoad = { largest: 0, tasks: [], shift: 0 };
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { window.firstLoad.largest = startTime; });
  observe('longtask', ({ startTime, duration }) => { window.firstLoad.tasks.push({ start: startTime, duration }); });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.firstLoad.shift += value; });
`;

interface Seen {
  type: string;
  startedAt: number;
  endedAt: number;
  bytes: number;
}

/** Opens an address and waits until the browser keeps what a second visit needs: with a service worker, until it has started and rested. */
async function visitBefore(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: PATIENCE_MS });
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: PATIENCE_MS });
  await page.close();
}

/**
 * Opens an address on a slow line and a slow processor, and waits until it is quiet.
 * @param isSecond - the browser was there before, on a good line. Default: never.
 */
export async function measureVisit(browser: Browser, address: string, isSecond = false): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    if (isSecond) await visitBefore(context, address);
    const page = await context.newPage();
    await page.setViewport({ width: 412, height: 823 });
    await page.setUserAgent({ userAgent: PHONE });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const seen = new Map<string, Seen>();
    let start = Infinity;
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
      if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
      start = Math.min(start, timestamp);
      seen.set(requestId, { type: type ?? 'Other', startedAt: timestamp, endedAt: Infinity, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = seen.get(requestId);
      if (request) Object.assign(request, { bytes: encodedDataLength, endedAt: timestamp });
    });
    await page.evaluateOnNewDocument(OBSERVE);
    const endTrace = await traceTasks(session);
    await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: PATIENCE_MS });
    const { firstPaint, largest, tasks, shift } = await page.evaluate(() => {
      const { firstLoad } = window as unknown as { firstLoad: { largest: number; tasks: { start: number; duration: number }[]; shift: number } };
      return { ...firstLoad, firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
    });
    const traced = await endTrace();
    const requests = [...seen.values()];
    const scripts = requests.filter(({ type }) => type === 'Script');
    const sum = (list: readonly Seen[]) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint,
      largestPaint: largest,
      blocking: tasks.filter((task) => task.start + task.duration > firstPaint).reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      traced,
      scriptBytes: sum(scripts),
      scripts: scripts.length,
      imageBytes: sum(requests.filter(({ type }) => type === 'Image')),
      requests: requests.length,
      requestsBeforeLargest: requests.filter(({ startedAt }) => (startedAt - start) * 1_000 < largest).length,
      lineAlone: (sum(requests.filter(({ endedAt }) => (endedAt - start) * 1_000 < largest)) / SLOW_4G.downloadThroughput) * 1_000 + 2 * SLOW_4G.latency,
      shift,
    };
  } finally {
    await context.close();
  }
}
