/**
 * A page view as it travels (spec 1 section 3, Q-036): exactly these eleven keys, and on few pages what `pageDetails`
 * adds.
 */
export interface PageViewEvent {
  /** `app` inside the phone app's webview. */
  source: 'web' | 'app';
  type: 'page-view';
  /** The browser's clock, ISO 8601 in UTC. */
  timestamp: string;
  /** Without the question mark and without what may be secret (`measuredQuery`); empty when there is none. */
  query: string;
  /** The first segment of the path with its slash, which names the area of the site: `/search`. */
  basePath: string;
  pathname: string;
  /** With its `#`; empty when there is none, and when it may be secret (`measuredHash`). */
  hash: string;
  /** Null for visitors, and for members who did not allow performance cookies. */
  memberId: number | null;
  environment: 'demo' | 'production';
  domain: string;
  /** Milliseconds the server took over the document; null for a page that was opened inside the application. */
  serverTimeMs: number | null;
}

/** `/search` of `/search/results`; `/` of the home page. */
export const basePathOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** Parameters that let a person in: tokens from emails, and the words of a sign-in in progress. */
const SECRET_KEY = /token|secret|passw|ticket|^(?:code|state|interaction)$/iu;
/** A place on a page has a short name; a token is long, or follows an equals sign. */
const PLACE = /^#[\w.-]{1,30}$/u;

/** The reportable part of a query, without its question mark: what may be secret is left out with its name. */
export const measuredQuery = (search: string): string =>
  search
    .replace(/^\?/u, '')
    .split('&')
    .filter((pair) => ![...new URLSearchParams(pair).keys()].some((key) => SECRET_KEY.test(key)))
    .join('&');

/**
 * The reportable part of a fragment: `#c`, the name of a place on the page. Links in emails carry tokens there
 * (docs/adr/0011).
 */
export const measuredHash = (hash: string): string => (PLACE.test(hash) ? hash : '');
