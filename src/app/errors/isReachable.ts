/** Whether the site answers at all, whatever it says: asked before a document is given up that could not be had again. */
export const isReachable = (): Promise<boolean> => fetch(new URL('/healthz', window.location.origin), { cache: 'no-store' }).then(() => true, () => false);
