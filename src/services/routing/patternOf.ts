import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';

/**
 * The pattern of the page shown at a pathname of this site; null where there is none. Reports and measurements name
 * pages so.
 */
export const patternOf = (pathname: string): string | null => matchRoute(pathname)?.route.pattern ?? null;
