import { HOUSE_HISTORY_PATH } from '#domain/places/houses/houseHistoryPath.ts';
import { basePathOf, measuredHash, measuredQuery, type PageViewEvent } from '#domain/site/measuring/pageView.ts';

import { readSiteBoot } from '../config/siteBoot.ts';
import { isEmbedded } from '../embedded/embeddedMode.ts';

/** The page viewed, and its reader. */
export interface PageView {
  pathname: string;
  /** With its question mark. */
  search: string;
  /** With its `#`. */
  hash: string;
  /** Null for visitors, and for members who did not allow performance cookies. */
  memberId: number | null;
  /** The page came with the document, rather than inside the application. */
  isDocument: boolean;
}

/** How long the server took over this document, in milliseconds; null where the browser does not say. */
function documentTime(): number | null {
  const timing = performance.getEntriesByType?.('navigation')[0];
  return timing ? Math.round(timing.responseStart - timing.requestStart) : null;
}

const send = (view: object): void =>
  void fetch('/api/page-view', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  }).catch(() => undefined);

/**
 * Reports a page view to the site's own log. Nothing waits for it, and one that does not arrive is not sent
 * again.
 */
export function sendPageView({ pathname, search, hash, memberId, isDocument }: PageView): void {
  const event: PageViewEvent = {
    source: isEmbedded(search) ? 'app' : 'web',
    type: 'page-view',
    timestamp: new Date().toISOString(),
    query: measuredQuery(search),
    basePath: basePathOf(pathname),
    pathname,
    hash: measuredHash(hash),
    memberId,
    environment: readSiteBoot().mode,
    domain: window.location.hostname,
    serverTimeMs: isDocument ? documentTime() : null,
  };
  if (pathname !== HOUSE_HISTORY_PATH) return send(event);
  // The one page that says more of itself: what reads its address comes to no other.
  void import('#domain/site/measuring/pageDetails.ts').then(
    ({ pageDetails }) => send({ ...event, ...pageDetails(search) }),
    () => undefined,
  );
}
