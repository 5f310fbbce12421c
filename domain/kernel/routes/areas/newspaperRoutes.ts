import type { RouteDefinition } from '../routeDefinition.ts';

/** Newspapers by title, year and issue (spec 1 section 2, Q-051). */
export const newspaperRoutes: readonly RouteDefinition[] = [
  {
    id: 'newspapers.titles',
    pattern: '/newspapers',
    title: 'Newspapers',
    description: 'Old newspapers by title, year and issue, and the issues that are missing.',
  },
  {
    id: 'newspapers.title',
    pattern: '/newspapers/title/:slug',
    title: 'Newspaper',
    description: 'The years of a newspaper, with the issues held and missing in each.',
  },
  {
    id: 'newspapers.year',
    pattern: '/newspapers/title/:slug/:year',
    title: 'A year of a newspaper',
    description: 'A calendar of the issues of a newspaper in one year.',
  },
  {
    id: 'newspapers.issue',
    pattern: '/newspapers/issue/*',
    title: 'Newspaper issue',
    description: 'The pages and articles of one issue of a newspaper.',
  },
];
