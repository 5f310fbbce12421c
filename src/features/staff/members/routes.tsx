import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Accounts of members, for support. */
export const pages: FeaturePages = {
  'internal.members': () => import('./MembersPage.tsx'),
  'internal.member': () => import('./MemberPage.tsx'),
};
