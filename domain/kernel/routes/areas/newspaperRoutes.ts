import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Newspapers by title, place, year and issue, and the search of their articles (spec 1 section 2, Q-051). Sub-paths of
 * the search beyond these are not found.
 */
export const newspaperRoutes: readonly RouteDefinition[] = [
  {
    id: 'newspapers.titles',
    pattern: '/newspapers',
    title: 'Newspapers',
  },
  {
    id: 'newspapers.place',
    pattern: '/newspapers/place/:county/:town',
    title: 'Newspapers of a place',
  },
  {
    id: 'newspapers.title',
    pattern: '/newspapers/title/:slug',
    title: 'Newspaper',
  },
  {
    id: 'newspapers.year',
    pattern: '/newspapers/title/:slug/:year',
    title: 'A year of a newspaper',
  },
  {
    id: 'newspapers.issue',
    pattern: '/newspapers/issue/*',
    title: 'Newspaper issue',
  },
  {
    id: 'search-newspapers.index',
    pattern: '/search-newspapers',
    title: 'Search newspapers',
    access: {
      audience: {
        only: 'members',
        orWhile: FLAGS.newspapersLandingPage,
        otherwise: { to: '/newspapers', how: 'hard' },
      },
    },
    robots: 'noindex',
  },
  {
    id: 'search-newspapers.advanced',
    pattern: '/search-newspapers/advanced',
    title: 'Advanced newspaper search',
  },
  {
    id: 'search-newspapers.issues',
    pattern: '/search-newspapers/issues',
    title: 'Newspapers by date',
  },
  {
    id: 'search-newspapers.titles',
    pattern: '/search-newspapers/titles',
    title: 'Newspaper titles',
  },
];
