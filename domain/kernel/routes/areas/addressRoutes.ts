import { GROUPS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Searching addresses, and the history of a house (spec 1 section 2, spec 2 section 2). Other sub-paths are not found
 * (Q-055).
 */
export const addressRoutes: readonly RouteDefinition[] = [
  {
    id: 'addresses.search',
    hasFirstContent: true,
    pattern: '/search-address',
    title: 'Address search',
    description: 'Find a street or a house, and see who lived there from census to census.',
  },
  {
    id: 'addresses.streets',
    hasFirstContent: true,
    pattern: '/search-address/streets',
    title: 'Streets and houses',
    description: 'The streets and houses of a place that records name.',
    robots: 'noindex',
  },
  {
    id: 'addresses.households',
    hasFirstContent: true,
    pattern: '/search-address/households',
    title: 'Households at an address',
    description: 'Who lived at an address or in a street over the years.',
    robots: 'noindex',
  },
  {
    id: 'house-history.results',
    pattern: '/house-history/results',
    title: 'Explore the history of your home',
    description:
      'Maps of the place, the households of the street and newspaper reports, from today back to the first censuses.',
    // The experiment is asked first.
    access: {
      groups: [{ name: GROUPS.addressSearchPhase2, otherwise: { to: '/', how: 'replace' } }],
      signIn: 'register',
      signUpMode: 'search',
      registrationRoute: 7,
    },
    robots: 'noindex',
    errorScreen: 'area',
  },
];
