import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * The help centre: open to everyone (spec 2 section 2, HELP-021). Any other path below it is a not-found panel of its
 * own.
 */
export const helpRoutes: readonly RouteDefinition[] = [
  {
    id: 'help.home',
    pattern: '/help',
    title: 'Help centre',
    errorScreen: 'area',
  },
  {
    id: 'help.search',
    pattern: '/help/search',
    title: 'Search the help centre',
    robots: 'noindex',
    errorScreen: 'area',
  },
  {
    id: 'help.article',
    pattern: '/help/articles/:article',
    title: 'Help article',
    errorScreen: 'area',
  },
  {
    id: 'help.category',
    pattern: '/help/categories/:category',
    title: 'Help category',
    errorScreen: 'area',
  },
  {
    id: 'help.section',
    pattern: '/help/sections/:section',
    title: 'Help section',
    errorScreen: 'area',
  },
  {
    id: 'help.contact',
    pattern: '/help/contact',
    title: 'Contact us',
    errorScreen: 'area',
  },
  // Not below /help, where every other path is a panel: the link in an email to a visitor, its token in the
  // fragment.
  {
    id: 'support.request',
    pattern: '/support-request',
    title: 'Your request',
    robots: 'noindex, nofollow',
  },
  {
    id: 'help.missing',
    pattern: '/help/*',
    title: 'Help page not found',
    robots: 'noindex',
    errorScreen: 'area',
  },
];
