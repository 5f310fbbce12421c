import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Paying, and the pages a payment ends at. `error` is `failure` by another name. */
export const pages: FeaturePages = {
  'billing.payment': () => import('./PaymentPage.tsx'),
  'billing.payment-success': () => import('./PaymentSuccessPage.tsx'),
  'billing.payment-failure': () => import('./PaymentFailurePage.tsx'),
  'billing.payment-error': () => import('./PaymentFailurePage.tsx'),
  'billing.payment-cancel': () => import('./PaymentCancelPage.tsx'),
  'billing.payment-confirmation': () => import('./ConfirmationPage.tsx'),
  'billing.card-update': () => import('./CardUpdatePage.tsx'),
  'billing.card-update-success': () => import('./CardSuccessPage.tsx'),
  'billing.card-update-failure': () => import('./CardFailurePage.tsx'),
  'billing.card-update-error': () => import('./CardFailurePage.tsx'),
  'billing.card-update-cancel': () => import('./CardCancelPage.tsx'),
  'billing.card-updated': () => import('./ConfirmationPage.tsx'),
};
