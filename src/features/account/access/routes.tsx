import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages around signing in: in, up, back from the provider, being refused, links in emails, and the sign-in of staff. */
export const pages: FeaturePages = {
  'identity.sign-in': () => import(/* webpackChunkName: "identity.sign-in" */ './pages/SignInPage.tsx'),
  'identity.register': () => import(/* webpackChunkName: "identity.register" */ './pages/RegisterPage.tsx'),
  'identity.complete-login': () =>
    import(/* webpackChunkName: "identity.complete-login" */ './pages/CompleteLoginPage.tsx'),
  'error.auth': () => import(/* webpackChunkName: "error.auth" */ './pages/AuthErrorPage.tsx'),
  'error.access-denied': () => import(/* webpackChunkName: "error.access-denied" */ './pages/AccessDeniedPage.tsx'),
  'error.record-access-denied': () =>
    import(/* webpackChunkName: "error.record-access-denied" */ './pages/RecordAccessDeniedPage.tsx'),
  'identity.forgot-password': () =>
    import(/* webpackChunkName: "identity.forgot-password" */ './pages/ForgotPasswordPage.tsx'),
  'identity.complete-reset-password': () =>
    import(/* webpackChunkName: "identity.complete-reset-password" */ './pages/CompleteResetPasswordPage.tsx'),
  'identity.accept-terms-of-use': () =>
    import(/* webpackChunkName: "identity.accept-terms-of-use" */ './pages/AcceptTermsPage.tsx'),
  'identity.clear-data': () => import(/* webpackChunkName: "identity.clear-data" */ './pages/ClearDataPage.tsx'),
  'internal.login': () => import(/* webpackChunkName: "internal.login" */ './pages/InternalLoginPage.tsx'),
};
