import type { FeaturePages } from '#services/routing/featurePages.ts';

/** One page: the map stays while its panels change. */
export const pages: FeaturePages = {
  'explore.map': () => import(/* webpackChunkName: "explore.map" */ './ExplorePage.tsx'),
  'explore.place': () => import(/* webpackChunkName: "explore.place" */ './ExplorePage.tsx'),
  'explore.fact': () => import(/* webpackChunkName: "explore.fact" */ './ExplorePage.tsx'),
  'explore.fact-edit': () => import(/* webpackChunkName: "explore.fact-edit" */ './ExplorePage.tsx'),
  'explore.fact-pin': () => import(/* webpackChunkName: "explore.fact-pin" */ './ExplorePage.tsx'),
  'explore.add-fact': () => import(/* webpackChunkName: "explore.add-fact" */ './ExplorePage.tsx'),
};
