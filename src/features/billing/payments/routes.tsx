import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Paying, and the pages a payment ends at. `error` is `failure` by another name. */
export const pages: FeaturePages = {
  'billing.payment': () => import(/* webpackChunkName: "billing.payment" */ './PaymentPage.tsx'),
  'billing.payment-success': () => import(/* webpackChunkName: "billing.payment-success" */ './PaymentSuccessPage.tsx'),
  'billing.payment-failure': () => import(/* webpackChunkName: "billing.payment-failure" */ './PaymentFailurePage.tsx'),
  'billing.payment-error': () => import(/* webpackChunkName: "billing.payment-error" */ './PaymentFailurePage.tsx'),
  'billing.payment-cancel': () => import(/* webpackChunkName: "billing.payment-cancel" */ './PaymentCancelPage.tsx'),
  'billing.payment-confirmation': () =>
    import(/* webpackChunkName: "billing.payment-confirmation" */ './ConfirmationPage.tsx'),
  'billing.card-update': () => import(/* webpackChunkName: "billing.card-update" */ './CardUpdatePage.tsx'),
  'billing.card-update-success': () =>
    import(/* webpackChunkName: "billing.card-update-success" */ './CardSuccessPage.tsx'),
  'billing.card-update-failure': () =>
    import(/* webpackChunkName: "billing.card-update-failure" */ './CardFailurePage.tsx'),
  'billing.card-update-error': () =>
    import(/* webpackChunkName: "billing.card-update-error" */ './CardFailurePage.tsx'),
  'billing.card-update-cancel': () =>
    import(/* webpackChunkName: "billing.card-update-cancel" */ './CardCancelPage.tsx'),
  'billing.card-updated': () => import(/* webpackChunkName: "billing.card-updated" */ './ConfirmationPage.tsx'),
};
