import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Clippings and collections (spec 1 section 2). */
export const pages: FeaturePages = {
  'collections.index': () => import('./lists/HomePage.tsx'),
  'collections.discover': () => import('./lists/HomePage.tsx'),
  'collections.clippings': () => import('./clippings/AllClippingsPage.tsx'),
  'collections.collection': () => import('./collection/CollectionPage.tsx'),
  'collections.search': () => import('./lists/SearchPage.tsx'),
  'collections.mine': () => import('./lists/MyCollectionsPage.tsx'),
  'collections.ours': () => import('./lists/OurCollectionsPage.tsx'),
  'collections.all': () => import('./lists/AllCollectionsPage.tsx'),
  'collections.partner': () => import('./lists/PartnerCollectionsPage.tsx'),
  'collections.clippings-search': () => import('./lists/ClippingsSearchPage.tsx'),
  'collections.invitation': () => import('./lists/InvitationPage.tsx'),
};
