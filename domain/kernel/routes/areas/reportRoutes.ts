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
