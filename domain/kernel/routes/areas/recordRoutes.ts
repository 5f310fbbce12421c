import type { RouteDefinition } from '../routeDefinition.ts';

/** Searching and reading records (spec 1 section 2, spec 2 section 2). */
export const recordRoutes: readonly RouteDefinition[] = [
  {
    id: 'records.all-sets',
    pattern: '/search/historical-records',
    title: 'All record sets',
  },
  {
    id: 'records.set',
    pattern: '/record-sets/:recordSetId',
    title: 'Record set',
  },
  {
    id: 'search.results',
    pattern: '/search/results',
    title: 'Search results',
    robots: 'noindex',
  },
  {
    id: 'records.transcript',
    pattern: '/transcript',
    title: 'Transcript',
    errorScreen: 'area',
    canonicalQuery: ['id'],
  },
];
