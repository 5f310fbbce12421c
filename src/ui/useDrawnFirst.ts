import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What a page knows in the browser alone, once it is drawn there. What the server draws, and what is taken over from
 * it, shows what the server knows.
 * @param inBrowser - the same answer each time it is asked while the page is drawn
 */
export const useDrawnFirst = <Known>(inBrowser: () => Known, onServer: () => Known): Known =>
  useSyncExternalStore(never, inBrowser, onServer);
