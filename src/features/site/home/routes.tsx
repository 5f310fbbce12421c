import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The home of visitors and that of members. */
export const pages: FeaturePages = {
  'home.visitor': () => import(/* webpackChunkName: "home.visitor" */ './VisitorHomePage.tsx'),
  'home.member': () => import(/* webpackChunkName: "home.member" */ './MemberHomePage.tsx'),
};
