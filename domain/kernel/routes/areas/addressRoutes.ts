import { GROUPS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Searching addresses, and the history of a house (spec 1 section 2, spec 2 section 2). Other sub-paths are not found
 * (Q-055).
 */
export const addressRoutes: readonly RouteDefinition[] = [
  {
    id: 'addresses.search',
    pattern: '/search-address',
    title: 'Address search',
  },
  {
    id: 'addresses.streets',
    pattern: '/search-address/streets',
    title: 'Streets and houses',
    robots: 'noindex',
  },
  {
    id: 'addresses.households',
    pattern: '/search-address/households',
    title: 'Households at an address',
    robots: 'noindex',
  },
  {
    id: 'house-history.results',
    pattern: '/house-history/results',
    title: 'Explore the history of your home',
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
