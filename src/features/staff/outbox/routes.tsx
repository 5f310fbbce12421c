import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The mails of a demonstration, for staff. */
export const pages: FeaturePages = {
  'internal.outbox': () => import('./OutboxPage.tsx'),
};
