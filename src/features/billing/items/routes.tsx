import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What one record or image costs, before it is paid. */
export const pages: FeaturePages = {
  'billing.image-confirm-purchase': () =>
    import(/* webpackChunkName: "billing.image-confirm-purchase" */ './ConfirmImagePage.tsx'),
  'billing.transcript-confirm-purchase': () =>
    import(/* webpackChunkName: "billing.transcript-confirm-purchase" */ './ConfirmRecordPage.tsx'),
};
