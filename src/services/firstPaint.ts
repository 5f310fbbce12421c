const LONGEST_WAIT_MS = 2000;
/** For browsers that cannot say when they are idle. */
const SHORT_WAIT_MS = 300;

/** Settles when the first page was rendered and the browser has nothing better to do, or after two seconds. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
      else setTimeout(resolve, SHORT_WAIT_MS);
    });
  });
