import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * The articles that a search of newspapers finds (spec 1 section 2): apart from the other pages of newspapers, since
 * readers enter by it.
 */
export const articleRoutes: readonly RouteDefinition[] = [
  {
    id: 'search-newspapers.results',
    pattern: '/search-newspapers/results',
    title: 'Newspaper articles',
    robots: 'noindex',
  },
];
