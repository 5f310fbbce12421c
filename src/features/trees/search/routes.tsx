import type { FeaturePages, PageModule } from '#services/routing/featurePages.ts';

const loadForm = (): Promise<PageModule> => import('./pages/TreeSearchPage.tsx');

/** The search for people in family trees. */
export const pages: FeaturePages = {
  'tree-search.form': loadForm,
  'tree-search.within': loadForm,
  'tree-search.results': () => import('./pages/TreeResultsPage.tsx'),
  'tree-search.transcript': () => import('./pages/TreeTranscriptPage.tsx'),
  'tree-search.saved': () => import('./pages/SavedTreeSearchesPage.tsx'),
  'tree-search.paywall': () => import('./pages/TreePaywallPage.tsx'),
};
