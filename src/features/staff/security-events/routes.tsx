import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The log of security events, for staff. */
export const pages: FeaturePages = {
  'internal.security-events': () =>
    import(/* webpackChunkName: "internal.security-events" */ './SecurityEventsPage.tsx'),
};
