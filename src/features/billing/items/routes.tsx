import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What one record or image costs, before it is paid. */
export const pages: FeaturePages = {
  'billing.image-confirm-purchase': () => import('./ConfirmImagePage.tsx'),
  'billing.transcript-confirm-purchase': () => import('./ConfirmRecordPage.tsx'),
};
