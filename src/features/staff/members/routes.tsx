import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Accounts of members, for support. */
export const pages: FeaturePages = {
  'internal.members': () => import(/* webpackChunkName: "internal.members" */ './MembersPage.tsx'),
  'internal.member': () => import(/* webpackChunkName: "internal.member" */ './MemberPage.tsx'),
};
