import type { RouteDefinition } from '../routeDefinition.ts';

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
