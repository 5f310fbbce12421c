import type { FeaturePages } from '#services/routing/featurePages.ts';

const page = () => import('./ExplorePage.tsx');

/** One page: the map stays while its panels change. */
export const pages: FeaturePages = {
  'explore.map': page,
  'explore.place': page,
  'explore.fact': page,
  'explore.fact-edit': page,
  'explore.fact-pin': page,
  'explore.add-fact': page,
};
