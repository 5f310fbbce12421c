import { readCookie } from '../storage/cookies.ts';
import { readStored, writeStored } from '../storage/webStorage.ts';

/**
 * sessionStorage key that remembers the mode: a webview keeps its session, a browser must not stay bare for ever
 * (Q-007).
 */
const STORAGE_KEY = 'isApp';

function isAsked(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('isMobileApp') === 'true' || query.get('source') === 'app';
}

/**
 * Whether the page is inside the phone app. First sight in the address is remembered for this tab.
 * @param search - the query of the address, with or without `?`
 */
export function isEmbedded(search: string): boolean {
  if (isAsked(search)) {
    writeStored('session', STORAGE_KEY, 'true');
    return true;
  }
  return readCookie('isMobileApp') === 'true' || readStored('session', STORAGE_KEY) === 'true';
}

/**
 * Whether the app draws tree hints and sharing itself and asks for them: lifts their hiding in embedded mode.
 */
export const areMobileHintsOn = (): boolean => readCookie('mobileAppHints') === 'true';
