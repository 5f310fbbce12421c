import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The research hub. */
export const pages: FeaturePages = { 'research.hub': () => import('./HubPage.tsx') };
