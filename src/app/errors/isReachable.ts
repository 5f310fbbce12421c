/**
 * Whether the site is there and ready: asked before a document is given up that could not be had again. One that is
 * starting, as after an update, is not.
 */
export const isReachable = (): Promise<boolean> =>
  fetch(new URL('/healthz', window.location.origin), { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
