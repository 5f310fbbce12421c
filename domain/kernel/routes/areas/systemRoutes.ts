import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Addresses that serve the site itself: its map, the way to its predecessor, and one that shows nothing (spec 1 section
 * 2).
 */
export const systemRoutes: readonly RouteDefinition[] = [
  {
    id: 'system.site-map',
    pattern: '/sitemap',
    title: 'Site map',
    access: { host: 'not-on-sister-site' },
  },
  {
    id: 'system.redirect',
    pattern: '/redirect',
    title: 'One moment',
    robots: 'noindex, nofollow',
  },
  {
    id: 'system.static-examples',
    pattern: '/static-examples/*',
    title: 'Static examples',
    robots: 'noindex, nofollow',
  },
];
