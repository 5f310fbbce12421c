import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Writing to support. */
export const pages: FeaturePages = {
  'help.contact': () => import(/* webpackChunkName: "help.contact" */ './ContactPage.tsx'),
};
