import { readPattern, type PathPattern } from './pathPattern.ts';
import type { RouteDefinition } from './routeDefinition.ts';
import { siteRoutes } from './siteRoutes.ts';

/** A route and what its pattern's parameters stand for in one address. */
export interface RouteMatch {
  route: RouteDefinition;
  /** Decoded; an optional parameter that is absent is missing. `*` holds what a splat matched, perhaps nothing. */
  params: Readonly<Record<string, string>>;
}

type Branch = PathPattern & { route: RouteDefinition };

/**
 * A slash inside a segment stays encoded, so it cannot pass for a separator. A malformed address is taken unchanged.
 */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/**
 * Builds the matcher of a route table, which chooses as react-router does in the browser: the most specific pattern
 * first, and of equals the one that was listed first.
 * @returns a function of a pathname (no query, no hash) that answers null where there is no page.
 */
export function createRouteMatcher(routes: readonly RouteDefinition[]): (pathname: string) => RouteMatch | null {
  const branches: Branch[] = routes
    .flatMap((route) => readPattern(route.pattern).map((pattern) => ({ ...pattern, route })))
    .sort((a, b) => b.score - a.score);

  return (pathname) => {
    const decoded = decodePath(pathname);
    for (const { expression, params, route } of branches) {
      const found = expression.exec(decoded);
      if (!found) continue;
      const values = params.map((name, at) => [name, (found[at + 1] ?? '').replaceAll(/%2F/g, '/')]);
      return { route, params: Object.fromEntries(values) as Record<string, string> };
    }
    return null;
  };
}

/** The page of this site at a pathname (no query, no hash), or null where there is none (spec 1 section 4). */
export const matchRoute = createRouteMatcher(siteRoutes);
