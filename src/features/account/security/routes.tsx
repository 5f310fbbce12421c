import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages inside the frame of the account area (src/app/account). */
export const framedPages: FeaturePages = {
  'account.personal-details': () => import('./pages/PersonalDetailsPage.tsx'),
  'account.security-settings': () => import('./pages/SecuritySettingsPage.tsx'),
  'account.devices': () => import('./pages/DevicesPage.tsx'),
  'account.my-data': () => import('./pages/MyDataPage.tsx'),
};

/** Pages that emailed links open: their reader may be signed out. */
export const pages: FeaturePages = {
  'account.confirm-email': () => import('./pages/ConfirmEmailPage.tsx'),
  'account.keep-email': () => import('./pages/KeepEmailPage.tsx'),
  'account.keep-account': () => import('./pages/KeepAccountPage.tsx'),
};
