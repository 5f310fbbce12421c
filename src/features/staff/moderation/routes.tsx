import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Moderation of messages, for staff. */
export const pages: FeaturePages = {
  'internal.moderation': () => import(/* webpackChunkName: "internal.moderation" */ './ModerationPage.tsx'),
};
