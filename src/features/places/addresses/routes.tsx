import type { FeaturePages } from '#services/routing/featurePages.ts';

/** From the form to streets, from a street to its households. */
export const pages: FeaturePages = {
  'addresses.search': () => import('./pages/AddressSearchPage.tsx'),
  'addresses.streets': () => import('./pages/StreetsPage.tsx'),
  'addresses.households': () => import('./pages/HouseholdsPage.tsx'),
};
