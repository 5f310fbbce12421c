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

/**
 * Family trees (spec 2 section 2). All below /tree needs the tree grant; a public tree is open to anyone (spec 2
 * section 6).
 */
export const treeRoutes: readonly RouteDefinition[] = [
  {
    id: 'tree.chart',
    // Drawers over the chart have addresses below it (src/app/trees/treeDrawers.ts).
    pattern: '/tree/:rootsfinderId/tree/*',
    title: 'Family tree',
    access: { grants: ['tree'] },
    chrome: { footer: 'never' },
    robots: 'noindex',
    isOnePlace: true,
  },
  {
    id: 'tree.within',
    // What lies within a tree is reached without the second "tree", too.
    pattern: '/tree/:rootsfinderId/*',
    title: 'Family tree',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree.example',
    pattern: '/tree/example-family-tree',
    title: 'Example family tree',
    access: { grants: ['tree'] },
    redirect: { to: '/tree/fmp-000000-000001/tree', how: 'replace' },
  },
  {
    id: 'tree.invitation',
    pattern: '/tree/invitation/:inviteId',
    title: 'Invitation to a family tree',
    access: { grants: ['tree'] },
    robots: 'noindex, nofollow',
  },
  {
    id: 'tree.preview',
    pattern: '/public-tree/:rootsfinderId/preview',
    title: 'Family tree',
    robots: 'noindex',
  },
  {
    id: 'tree.public',
    pattern: '/public-tree/:rootsfinderId/*',
    title: 'Family tree',
    chrome: { footer: 'never' },
    robots: 'noindex',
    isOnePlace: true,
  },
];
