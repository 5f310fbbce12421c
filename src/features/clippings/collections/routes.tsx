import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Clippings and collections (spec 1 section 2). */
export const pages: FeaturePages = {
  'collections.index': () => import(/* webpackChunkName: "collections.index" */ './lists/HomePage.tsx'),
  'collections.discover': () => import(/* webpackChunkName: "collections.discover" */ './lists/HomePage.tsx'),
  'collections.clippings': () =>
    import(/* webpackChunkName: "collections.clippings" */ './clippings/AllClippingsPage.tsx'),
  'collections.collection': () =>
    import(/* webpackChunkName: "collections.collection" */ './collection/CollectionPage.tsx'),
  'collections.search': () => import(/* webpackChunkName: "collections.search" */ './lists/SearchPage.tsx'),
  'collections.mine': () => import(/* webpackChunkName: "collections.mine" */ './lists/MyCollectionsPage.tsx'),
  'collections.ours': () => import(/* webpackChunkName: "collections.ours" */ './lists/OurCollectionsPage.tsx'),
  'collections.all': () => import(/* webpackChunkName: "collections.all" */ './lists/AllCollectionsPage.tsx'),
  'collections.partner': () =>
    import(/* webpackChunkName: "collections.partner" */ './lists/PartnerCollectionsPage.tsx'),
  'collections.clippings-search': () =>
    import(/* webpackChunkName: "collections.clippings-search" */ './lists/ClippingsSearchPage.tsx'),
  'collections.invitation': () => import(/* webpackChunkName: "collections.invitation" */ './lists/InvitationPage.tsx'),
};
