import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The emails of a demonstration, for staff. */
export const pages: FeaturePages = {
  'internal.outbox': () => import(/* webpackChunkName: "internal.outbox" */ './OutboxPage.tsx'),
};
