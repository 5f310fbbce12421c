import type { RouteDefinition } from '../routeDefinition.ts';

/** What readers say about records. */
export const reportRoutes: readonly RouteDefinition[] = [
  {
    id: 'reports.error',
    pattern: '/error-report',
    title: 'Report an error',
    description: 'Tell us of a wrong reading in a record.',
    robots: 'noindex',
  },
  {
    id: 'reports.close',
    pattern: '/close-census-record',
    title: 'Ask to close a record',
    description: 'Ask us to close a record of somebody who may be living.',
    robots: 'noindex',
  },
  {
    id: 'reports.mine',
    pattern: '/my-corrections',
    title: 'My corrections',
    description: 'The errors you reported and what became of them.',
    access: { signIn: 'login' },
    robots: 'noindex',
  },
  {
    id: 'internal.reports',
    pattern: '/internal/record-reports',
    title: 'Reports about records',
    description: 'Wrong readings and records that must be closed, as readers reported them.',
    access: { internal: 'always' },
    robots: 'noindex, nofollow',
  },
];
