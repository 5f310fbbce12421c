import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What a page knows in the browser alone, once it is rendered there. What the server renders, and what is hydrated from
 * it, shows what the server knows.
 * @param inBrowser - the same answer each time it is asked while the page is rendered
 */
export const useBrowserValue = <Known>(inBrowser: () => Known, onServer: () => Known): Known =>
  useSyncExternalStore(never, inBrowser, onServer);
