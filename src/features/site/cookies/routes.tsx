import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The cookies policy. */
export const pages: FeaturePages = {
  'content.cookies-policy': () => import(/* webpackChunkName: "content.cookies-policy" */ './CookiesPolicyPage.tsx'),
};
