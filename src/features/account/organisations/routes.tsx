import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of libraries and partner organisations, for who looks after them. */
export const pages: FeaturePages = {
  'organisations.list': () => import(/* webpackChunkName: "organisations.list" */ './OrganisationsPage.tsx'),
  'organisations.library': () => import(/* webpackChunkName: "organisations.library" */ './LibraryDeskPage.tsx'),
  'organisations.library-people': () =>
    import(/* webpackChunkName: "organisations.library-people" */ './LibraryPeoplePage.tsx'),
  'organisations.partner': () => import(/* webpackChunkName: "organisations.partner" */ './PartnerDeskPage.tsx'),
  'organisations.partner-people': () =>
    import(/* webpackChunkName: "organisations.partner-people" */ './PartnerPeoplePage.tsx'),
  'organisations.invitation': () => import(/* webpackChunkName: "organisations.invitation" */ './InvitationPage.tsx'),
};
