import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The subscription among the pages of the account. */
export const pages: FeaturePages = {
  'billing.account-subscription': () =>
    import(/* webpackChunkName: "billing.account-subscription" */ './SubscriptionPage.tsx'),
};
