import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The communication preferences among the pages of the account, and alone for readers who come from an email. */
export const pages: FeaturePages = {
  'account.communication-preferences': () =>
    import(/* webpackChunkName: "account.communication-preferences" */ './CommunicationPreferencesPage.tsx'),
  'identity.email-preferences': () =>
    import(/* webpackChunkName: "identity.email-preferences" */ './EmailPreferencesPage.tsx'),
};
