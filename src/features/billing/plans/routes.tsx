import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What can be had, and for what price. */
export const pages: FeaturePages = {
  'billing.subscribe': () => import(/* webpackChunkName: "billing.subscribe" */ './SubscribePage.tsx'),
  'billing.upgrade': () => import(/* webpackChunkName: "billing.upgrade" */ './UpgradePage.tsx'),
  'billing.free-trial': () => import(/* webpackChunkName: "billing.free-trial" */ './FreeTrialPage.tsx'),
};
