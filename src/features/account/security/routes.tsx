import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The account’s pages, and those that emailed links open: their reader may be signed out. */
export const pages: FeaturePages = {
  'account.personal-details': () =>
    import(/* webpackChunkName: "account.personal-details" */ './pages/PersonalDetailsPage.tsx'),
  'account.security-settings': () =>
    import(/* webpackChunkName: "account.security-settings" */ './pages/SecuritySettingsPage.tsx'),
  'account.devices': () => import(/* webpackChunkName: "account.devices" */ './pages/DevicesPage.tsx'),
  'account.my-data': () => import(/* webpackChunkName: "account.my-data" */ './pages/MyDataPage.tsx'),
  'account.confirm-email': () => import(/* webpackChunkName: "account.confirm-email" */ './pages/ConfirmEmailPage.tsx'),
  'account.keep-email': () => import(/* webpackChunkName: "account.keep-email" */ './pages/KeepEmailPage.tsx'),
  'account.keep-account': () => import(/* webpackChunkName: "account.keep-account" */ './pages/KeepAccountPage.tsx'),
};
