import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * The help centre: open to everyone (spec 2 section 2, HELP-021). Any other path below it is a not-found panel of its
 * own.
 */
export const helpRoutes: readonly RouteDefinition[] = [
  {
    id: 'help.home',
    hasFirstContent: true,
    pattern: '/help',
    title: 'Help centre',
    description: 'Answers about searching, family trees, your account and payments, and how to contact us.',
    errorScreen: 'area',
  },
  {
    id: 'help.search',
    hasFirstContent: 'frame',
    pattern: '/help/search',
    title: 'Search the help centre',
    description: 'Articles of the help centre that answer your question.',
    robots: 'noindex',
    errorScreen: 'area',
  },
  {
    id: 'help.article',
    hasFirstContent: true,
    pattern: '/help/articles/:article',
    title: 'Help article',
    description: 'An article of the help centre.',
    errorScreen: 'area',
  },
  {
    id: 'help.category',
    hasFirstContent: true,
    pattern: '/help/categories/:category',
    title: 'Help category',
    description: 'A category of the help centre and its sections.',
    errorScreen: 'area',
  },
  {
    id: 'help.section',
    hasFirstContent: true,
    pattern: '/help/sections/:section',
    title: 'Help section',
    description: 'A section of the help centre and its articles.',
    errorScreen: 'area',
  },
  {
    id: 'help.contact',
    hasFirstContent: true,
    pattern: '/help/contact',
    title: 'Contact us',
    description: 'Ask our support team a question, and find answers while you write.',
    errorScreen: 'area',
  },
  // Not below /help, where every other path is a panel: the link in an email to a visitor, its token in the
  // fragment.
  {
    id: 'support.request',
    pattern: '/support-request',
    title: 'Your request',
    description: 'Your request to our support team.',
    robots: 'noindex, nofollow',
  },
  {
    id: 'help.missing',
    pattern: '/help/*',
    title: 'Help page not found',
    description: 'There is no such page in the help centre.',
    robots: 'noindex',
    errorScreen: 'area',
  },
];
