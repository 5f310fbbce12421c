import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Newspapers by title, place, year and issue, and the search of their articles (spec 1 section 2, Q-051). Sub-paths of
 * the search beyond these are not found.
 */
export const newspaperRoutes: readonly RouteDefinition[] = [
  {
    id: 'newspapers.titles',
    hasFirstContent: true,
    pattern: '/newspapers',
    title: 'Newspapers',
    description: 'Old newspapers by title, year and issue, and the issues that are missing.',
  },
  {
    id: 'newspapers.place',
    hasFirstContent: true,
    pattern: '/newspapers/place/:county/:town',
    title: 'Newspapers of a place',
    description: 'The newspapers published in a town, with their issues by year.',
  },
  {
    id: 'newspapers.title',
    hasFirstContent: true,
    pattern: '/newspapers/title/:slug',
    title: 'Newspaper',
    description: 'The years of a newspaper, with the issues held and missing in each.',
  },
  {
    id: 'newspapers.year',
    hasFirstContent: true,
    pattern: '/newspapers/title/:slug/:year',
    title: 'A year of a newspaper',
    description: 'A calendar of the issues of a newspaper in one year.',
  },
  {
    id: 'newspapers.issue',
    hasFirstContent: true,
    pattern: '/newspapers/issue/*',
    title: 'Newspaper issue',
    description: 'The pages and articles of one issue of a newspaper.',
  },
  {
    id: 'search-newspapers.index',
    pattern: '/search-newspapers',
    title: 'Search newspapers',
    description: 'Search the articles of old newspapers, or browse them by issue and title.',
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
    hasFirstContent: true,
    pattern: '/search-newspapers/advanced',
    title: 'Advanced newspaper search',
    description: 'Search newspaper articles by words, date, newspaper, place and kind.',
  },
  {
    id: 'search-newspapers.issues',
    hasFirstContent: true,
    pattern: '/search-newspapers/issues',
    title: 'Newspapers by date',
    description: 'See which newspapers came out on a date.',
  },
  {
    id: 'search-newspapers.titles',
    hasFirstContent: true,
    pattern: '/search-newspapers/titles',
    title: 'Newspaper titles',
    description: 'Find a newspaper by name, county and year.',
  },
];
