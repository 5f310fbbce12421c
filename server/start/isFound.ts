import type { Viewer } from '#domain/access/accessRule.ts';
import { decideAccess } from '#domain/access/decideAccess.ts';
import type { RouteMatch } from '#domain/routes/matchRoute.ts';

type ViewerOf = (headers: { cookie?: string }) => Promise<Viewer>;

/**
 * Judges whether a document answers 404 although its address is a page: a toggle that is off, or a page that must look
 * absent (spec 1 section 8). A browser sends no token with a document, so its reader is judged by cookies alone: as a
 * visitor, with the overrides of a test. Who must sign in first gets the page and its guard.
 */
export const createIsFound =
  (viewerOf: ViewerOf, mode: 'demo' | 'production') =>
  async ({ route }: RouteMatch, headers: { cookie?: string }, search: string): Promise<boolean> => {
    if (!route.access?.flags && !route.access?.internal) return true;
    const decision = decideAccess(route.access, await viewerOf(headers), { search, isProduction: mode === 'production' });
    return decision.kind !== 'not-found';
  };
