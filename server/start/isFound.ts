import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { decideAccess } from '#domain/kernel/grants/decideAccess.ts';
import { isSisterHost } from '#domain/kernel/grants/isSisterHost.ts';
import { legacyPath } from '#domain/kernel/grants/legacyAddress.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';

type Headers = { cookie?: string; host?: string };
type ViewerOf = (headers: { cookie?: string }) => Promise<Viewer>;

/** What of the site decides beside the reader. */
interface Surroundings {
  mode: 'demo' | 'production';
  /** Domain of the sister site; null when there is none. */
  sisterDomain: string | null;
}

/**
 * Judges whether a document answers 404 although its address is a page: a toggle that is off, a page that must look
 * absent (spec 1 section 8), one that is not shown on this host, or a redirect to nowhere. A browser sends no
 * token with a document, so its reader is judged by cookies alone: as a visitor, with the overrides of a test. Who must
 * sign in first gets the page and its guard.
 */
export const createIsFound =
  (viewerOf: ViewerOf, { mode, sisterDomain }: Surroundings) =>
  async ({ route }: RouteMatch, { host = '', ...headers }: Headers, search: string): Promise<boolean> => {
    if (route.id === 'system.redirect') return legacyPath(new URLSearchParams(search).get('to')) !== null;
    const { flags, internal, host: onHost, environment } = route.access ?? {};
    if (!flags && !internal && !onHost && !environment) return true;
    const decision = decideAccess(route.access, await viewerOf(headers), {
      search,
      isProduction: mode === 'production',
      isSisterSite: isSisterHost(host, sisterDomain),
    });
    return decision.kind !== 'not-found';
  };
