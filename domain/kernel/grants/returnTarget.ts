/** Where a reader goes after sign-in or sign-up. */
export type ReturnTarget =
  /** Stays in the app: path, query and fragment. */
  | { kind: 'internal'; path: string }
  /** A full page load of another site. */
  | { kind: 'external'; url: string };

const HOME: ReturnTarget = { kind: 'internal', path: '/' };
const SOMEWHERE = 'https://site.invalid';

/**
 * A path of this site that is safe to navigate to, or null. A path that a browser would read as another site
 * (`//host`, `/\host`, with tabs or line breaks inside) is none, nor is one that becomes so once its dots are gone
 * (`/.//host`).
 */
export function internalPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, SOMEWHERE)) return null;
  const url = new URL(text, SOMEWHERE);
  return url.origin === SOMEWHERE && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null;
}

/**
 * Reads a return target from an address or from storage. Other sites are reached only by https and only when the
 * operator listed their host; everything else ends at `/`.
 *
 * @param text what was asked for; null or empty means nothing was
 * @param allowedHosts host names without port, lower case
 */
export function returnTarget(text: string | null, allowedHosts: readonly string[]): ReturnTarget {
  if (!text) return HOME;
  const path = internalPath(text);
  if (path !== null) return { kind: 'internal', path };
  if (!URL.canParse(text)) return HOME;
  const url = new URL(text);
  const isAllowed =
    url.protocol === 'https:' && url.username === '' && url.password === '' && allowedHosts.includes(url.hostname);
  return isAllowed ? { kind: 'external', url: url.href } : HOME;
}
