import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of the communication preferences. */
export const pages: FeaturePages = {
  'account.communication-preferences': () => import('./pages/CommunicationPreferencesPage.tsx'),
  'identity.email-preferences': () => import('./pages/EmailPreferencesPage.tsx'),
};
