import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * The search for people in family trees (spec 1 section 2, spec 2 section 2). Other sub-paths are not found.
 */
export const treeSearchRoutes: readonly RouteDefinition[] = [
  {
    id: 'tree-search.form',
    hasFirstContent: true,
    pattern: '/search-family-tree',
    title: 'Search family trees',
    description: 'Find people in members’ public family trees.',
    access: { grants: ['tree'] },
  },
  {
    id: 'tree-search.results',
    hasFirstContent: 'frame',
    pattern: '/search-family-tree/results',
    title: 'People in family trees',
    description: 'People in family trees, by name, year or place.',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.transcript',
    hasFirstContent: true,
    pattern: '/search-family-tree/transcript/*',
    title: 'Person in a family tree',
    description: 'One person in a family tree.',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.saved',
    pattern: '/search-family-tree/saved-search',
    title: 'Saved searches in family trees',
    description: 'Your saved tree searches.',
    access: { signIn: 'login', grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.paywall',
    pattern: '/search-family-tree/paywall',
    title: 'Family trees for subscribers',
    description: 'Family trees that their owners share with subscribers.',
    access: { signIn: 'register', grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree-search.within',
    pattern: '/tree/search-family-trees',
    title: 'Search family trees',
    description: 'Find people in members’ public family trees.',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
];
