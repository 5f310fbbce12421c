import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The search for people in family trees. */
export const pages: FeaturePages = {
  'tree-search.form': () => import(/* webpackChunkName: "tree-search.form" */ './pages/TreeSearchPage.tsx'),
  'tree-search.within': () => import(/* webpackChunkName: "tree-search.within" */ './pages/TreeSearchPage.tsx'),
  'tree-search.results': () => import(/* webpackChunkName: "tree-search.results" */ './pages/TreeResultsPage.tsx'),
  'tree-search.transcript': () =>
    import(/* webpackChunkName: "tree-search.transcript" */ './pages/TreeTranscriptPage.tsx'),
  'tree-search.saved': () => import(/* webpackChunkName: "tree-search.saved" */ './pages/SavedTreeSearchesPage.tsx'),
  'tree-search.paywall': () => import(/* webpackChunkName: "tree-search.paywall" */ './pages/TreePaywallPage.tsx'),
};
