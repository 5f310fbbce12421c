import { setTimeout as pause } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer';

/** One request of a page. Times in seconds of the browser's own clock, sizes in bytes as they travelled. */
export interface SeenRequest {
  type: string;
  path: string;
  startedAt: number;
  /** Infinity while it is under way, and for what failed. */
  endedAt: number;
  bytes: number;
}

interface Followed extends SeenRequest {
  /** Of the document that asked. */
  document: string;
  isOver: boolean;
  /** Open as long as its page is. */
  isStream: boolean;
}

/** The requests of a page, from the moment they are watched. */
export interface WatchedRequests {
  all: () => readonly SeenRequest[];
  /**
   * Waits until the page has asked for nothing for so long, in milliseconds, and waits for nothing.
   * @throws Error that names what is under way when it is never quiet
   */
  untilQuiet: (quietMs: number, patienceMs: number) => Promise<void>;
}

/** How often it is looked, in milliseconds. */
const LOOK_MS = 100;

/**
 * Follows what a page asks for. Unlike puppeteer's own count it forgets what a document that was left had asked for:
 * its end is never reported, and a page that leads on at once, as /sign-in to the provider and back, would never be
 * quiet.
 */
export async function watchRequests(session: CDPSession): Promise<WatchedRequests> {
  const seen = new Map<string, Followed>();
  let shown = '';
  let changedAt = performance.now();
  const end = (requestId: string, found: Partial<Followed>) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, found, { isOver: true });
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, timestamp, type = 'Other', request }) => {
    if (!request.url.startsWith('http')) return;
    const before = seen.get(requestId);
    const accepts = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'accept')?.[1];
    seen.set(requestId, {
      type,
      path: new URL(request.url).pathname,
      document: loaderId,
      startedAt: before?.startedAt ?? timestamp,
      endedAt: Infinity,
      bytes: 0,
      isOver: false,
      isStream: accepts === 'text/event-stream',
    });
    changedAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    end(requestId, { bytes: encodedDataLength, endedAt: timestamp }),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, {}));
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) shown = frame.loaderId;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  const underWay = () =>
    [...seen.values()].filter(
      ({ isOver, isStream, type, document }) =>
        !isOver && !isStream && (type === 'Document' || document === shown || document === ''),
    );
  return {
    all: () => [...seen.values()],
    async untilQuiet(quietMs, patienceMs) {
      const last = performance.now() + patienceMs;
      while (underWay().length > 0 || performance.now() - changedAt < quietMs) {
        if (performance.now() > last)
          throw new Error(
            `never quiet: ${
              underWay()
                .map(({ path }) => path)
                .join(', ') || 'it asks again and again'
            }`,
          );
        await pause(LOOK_MS);
      }
    },
  };
}
