import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The communication preferences among the pages of the account. */
export const pages: FeaturePages = {
  'account.communication-preferences': () =>
    import(/* webpackChunkName: "account.communication-preferences" */ './CommunicationPreferencesPage.tsx'),
};

/** The same choices for readers who come from an email: a page by itself. */
export const mailLinkPages: FeaturePages = {
  'identity.email-preferences': () =>
    import(/* webpackChunkName: "identity.email-preferences" */ './EmailPreferencesPage.tsx'),
};
