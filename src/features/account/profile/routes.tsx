import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of profiles. */
export const pages: FeaturePages = {
  'profile.public': () => import(/* webpackChunkName: "profile.public" */ './PublicProfilePage.tsx'),
  'profile.mine': () => import(/* webpackChunkName: "profile.mine" */ './MyProfilePage.tsx'),
};
