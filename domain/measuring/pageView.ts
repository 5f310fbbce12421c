/** A page view as it travels (spec 1 section 3, Q-036): exactly these eleven keys. */
export interface PageViewEvent {
  /** `app` inside the phone app's webview. */
  source: 'web' | 'app';
  type: 'page-view';
  /** The browser's clock, ISO 8601 in UTC. */
  timestamp: string;
  /** Without the question mark; empty when there is none. */
  query: string;
  /** The first segment of the path with its slash, which names the area of the site: `/search`. */
  basePath: string;
  pathname: string;
  /** With its `#`; empty when there is none. */
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
