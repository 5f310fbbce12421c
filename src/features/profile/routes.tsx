import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of profiles. */
export const pages: FeaturePages = {
  'profile.mine': () => import('./pages/MyProfilePage.tsx'),
  'profile.public': () => import('./pages/PublicProfilePage.tsx'),
};
