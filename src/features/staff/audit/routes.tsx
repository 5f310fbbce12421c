import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What staff did. */
export const pages: FeaturePages = {
  'internal.audit': () => import(/* webpackChunkName: "internal.audit" */ './AuditPage.tsx'),
};
