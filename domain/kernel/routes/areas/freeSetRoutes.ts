import type { RouteDefinition } from '../routeDefinition.ts';

/** What one record set offers (spec 1 section 2): apart from the other landing pages, since readers enter by it. */
export const freeSetRoutes: readonly RouteDefinition[] = [
  {
    id: 'landing.free-record-set',
    pattern: '/free-ancestry-records/:recordSet',
    title: 'Free ancestry records',
  },
];
