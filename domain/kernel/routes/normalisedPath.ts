import { matchRoute } from './matchRoute.ts';
import { siteRoutes } from './siteRoutes.ts';

/** What a measurement says of an address that no route of the site matches (spec 1 section 8). */
export const OTHER_PATH = '/other';

const PATHS: ReadonlySet<string> = new Set([...siteRoutes.map(({ pattern }) => pattern), OTHER_PATH]);

/**
 * What a measurement says of an address: the pattern of its route, so that no id and no name gets into a metric.
 * @example normalisedPath('/messaging/abc123') // '/messaging/:conversationHash?' where the site has such a route
 */
export const normalisedPath = (pathname: string): string => matchRoute(pathname)?.route.pattern ?? OTHER_PATH;

/** Whether a text is one that `normalisedPath` gives; anything else that claims to be one is made up. */
export const isNormalisedPath = (text: string): boolean => PATHS.has(text);
