import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * The search for people in family trees (spec 1 section 2, spec 2 section 2). Other sub-paths are not found.
 */
export const treeSearchRoutes: readonly RouteDefinition[] = [
  {
    id: 'tree-search.form',
    pattern: '/search-family-tree',
    title: 'Search family trees',
    access: { grants: ['tree'] },
  },
  {
    id: 'tree-search.results',
    pattern: '/search-family-tree/results',
    title: 'People in family trees',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.transcript',
    pattern: '/search-family-tree/transcript/*',
    title: 'Person in a family tree',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.saved',
    pattern: '/search-family-tree/saved-search',
    title: 'Saved searches in family trees',
    access: { signIn: 'login', grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.paywall',
    pattern: '/search-family-tree/paywall',
    title: 'Family trees for subscribers',
    access: { signIn: 'register', grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.within',
    pattern: '/tree/search-family-trees',
    title: 'Search family trees',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
];
