import type { RouteDefinition } from '../routeDefinition.ts';

/** What readers say about records. */
export const reportRoutes: readonly RouteDefinition[] = [
  {
    id: 'reports.error',
    pattern: '/error-report',
    title: 'Report an error',
    description: 'Report an error in a record.',
    robots: 'noindex',
  },
  {
    id: 'reports.close',
    pattern: '/close-census-record',
    title: 'Ask to close a record',
    description: 'Ask us to close the record of a person who may be living.',
    robots: 'noindex',
  },
  {
    id: 'reports.mine',
    pattern: '/my-corrections',
    title: 'My corrections',
    description: 'The errors you reported and our decisions.',
    access: { signIn: 'login' },
    robots: 'noindex',
  },
];
