import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages around signing in: in, up, back from the provider, and being refused. */
export const pages: FeaturePages = {
  'identity.sign-in': () => import('./pages/SignInPage.tsx'),
  'identity.register': () => import('./pages/RegisterPage.tsx'),
  'identity.complete-login': () => import('./pages/CompleteLoginPage.tsx'),
  'error.auth': () => import('./pages/AuthErrorPage.tsx'),
  'error.access-denied': () => import('./pages/AccessDeniedPage.tsx'),
  'error.record-access-denied': () => import('./pages/RecordAccessDeniedPage.tsx'),
};

/** Pages reached from a link in an email. */
export const laterPages: FeaturePages = {
  'identity.forgot-password': () => import('./pages/ForgotPasswordPage.tsx'),
  'identity.complete-reset-password': () => import('./pages/CompleteResetPasswordPage.tsx'),
};
