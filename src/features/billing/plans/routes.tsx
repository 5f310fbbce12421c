import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What can be had, and for what price. */
export const pages: FeaturePages = {
  'billing.subscribe': () => import('./SubscribePage.tsx'),
  'billing.upgrade': () => import('./UpgradePage.tsx'),
  'billing.free-trial': () => import('./FreeTrialPage.tsx'),
};
