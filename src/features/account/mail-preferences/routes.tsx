import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The communication preferences among the pages of the account. */
export const pages: FeaturePages = {
  'account.communication-preferences': () => import('./CommunicationPreferencesPage.tsx'),
};

/** The same choices for whoever comes from a mail: a page that stands by itself. */
export const mailLinkPages: FeaturePages = {
  'identity.email-preferences': () => import('./EmailPreferencesPage.tsx'),
};
