import type { HTTPRequest, Page } from 'puppeteer';

/**
 * So many frames in a row a page must have drawn and asked for nothing: what one answer makes a page ask for comes
 * after the first.
 */
const CALM_FRAMES = 3;
/**
 * What takes longer than this, in milliseconds, is no longer waited for: an answer that streams, or whose end was never
 * reported.
 */
const LONGEST_MS = 10_000;
/** How often, in milliseconds, it is looked whether a request has come to such an end. */
const LOOK_MS = 250;
/** React keeps what it drew in place of a page for 300 ms, also where the page itself is there sooner. */
const LONGEST_SKELETON_MS = 600;

interface Requests {
  /** Those under way, and since when. */
  open: Map<HTTPRequest, number>;
  /** How many there have been. */
  count: number;
  /** Called, once, when one of them ends. */
  onEnd: () => void;
}

const requestsOf = new WeakMap<Page, Requests>();

/** Starts to follow a page's requests; `newReader` does it. */
export function followRequests(page: Page): void {
  const requests: Requests = { open: new Map(), count: 0, onEnd: () => undefined };
  requestsOf.set(page, requests);
  let coming: HTTPRequest | null = null;
  page.on('request', (request) => {
    // A stream of hints is open for as long as the page is.
    if (request.headers().accept === 'text/event-stream') return;
    requests.open.set(request, Date.now());
    requests.count += 1;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) coming = request;
  });
  const end = (request: HTTPRequest) => {
    requests.open.delete(request);
    requests.onEnd();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => {
    // A change of address within the document navigates too, without an answer.
    if (frame !== page.mainFrame() || !coming?.response()) return;
    // What the document before this one had asked for is called off, and its end never reported.
    for (const request of requests.open.keys()) if (request !== coming) requests.open.delete(request);
    coming = null;
    requests.onEnd();
  });
}

/** Whether a request still keeps its page busy. The end of those of a removed frame is never reported. */
const isUnderWay = ([request, since]: [HTTPRequest, number]): boolean =>
  request.frame()?.detached === false && Date.now() - since < LONGEST_MS;

/** Waits until the page has everything it asked for. Asking the page meanwhile would slow it down. */
async function answered(requests: Requests): Promise<void> {
  while ([...requests.open].some(isUnderWay)) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      requests.onEnd = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/**
 * Lets the page finish its work, what moves in it and its next frames. False where another document took its place
 * meanwhile.
 */
async function drawn(page: Page): Promise<boolean> {
  try {
    await page.evaluate(
      async (frames, longestSkeleton) => {
        // Moving to an end: what turns for ever, as a spinner does, is not waited for.
        const isPassing = ({ playState, effect }: Animation) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
        for (let frame = 0; frame < frames; frame += 1) {
          await Promise.allSettled(
            document
              .getAnimations()
              .filter(isPassing)
              .map(({ finished }) => finished),
          );
          await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1_000 }));
        }
        const last = performance.now() + longestSkeleton;
        while (document.querySelector('[data-skeleton]') && performance.now() < last)
          await new Promise(requestAnimationFrame);
      },
      CALM_FRAMES,
      LONGEST_SKELETON_MS,
    );
    return true;
  } catch {
    return false;
  }
}

/** Waits until the page has all it asked for, has drawn it and asks for nothing more. */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error('The requests of this page are not followed: open it with newReader.');
  for (let isCalm = false; !isCalm;) {
    await answered(requests);
    const before = requests.count;
    const isDrawn = await drawn(page);
    isCalm = isDrawn && requests.count === before && ![...requests.open].some(isUnderWay);
  }
}
