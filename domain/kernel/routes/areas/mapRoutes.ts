import type { RouteDefinition } from '../routeDefinition.ts';

/** The map search (spec 1 section 2). */
export const mapRoutes: readonly RouteDefinition[] = [
  {
    id: 'maps.search',
    // Any sub-path is the same page; the browser alone draws it.
    pattern: '/maps/*',
    title: 'Map search',
    clientOnly: true,
    robots: 'noindex',
  },
];
