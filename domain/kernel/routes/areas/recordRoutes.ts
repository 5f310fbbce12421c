import type { RouteDefinition } from '../routeDefinition.ts';

/** What readers say about records. */
export const reportRoutes: readonly RouteDefinition[] = [
  {
    id: 'reports.error',
    pattern: '/error-report',
    title: 'Report an error',
    robots: 'noindex',
  },
  {
    id: 'reports.close',
    pattern: '/close-census-record',
    title: 'Ask to close a record',
    robots: 'noindex',
  },
  {
    id: 'reports.mine',
    pattern: '/my-corrections',
    title: 'My corrections',
    access: { signIn: 'login' },
    robots: 'noindex',
  },
];

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
    id: 'records.book',
    pattern: '/books/:bookId',
    title: 'Book of pages',
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
