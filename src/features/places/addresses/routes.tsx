import type { FeaturePages } from '#services/routing/featurePages.ts';

/** From the form to streets, from a street to its households. */
export const pages: FeaturePages = {
  'addresses.search': () => import(/* webpackChunkName: "addresses.search" */ './pages/AddressSearchPage.tsx'),
  'addresses.streets': () => import(/* webpackChunkName: "addresses.streets" */ './pages/StreetsPage.tsx'),
  'addresses.households': () => import(/* webpackChunkName: "addresses.households" */ './pages/HouseholdsPage.tsx'),
};
