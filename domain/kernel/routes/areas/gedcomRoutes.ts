import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * GEDCOM files coming in and going out (spec 1 section 2, spec 2 section 2). Other sub-paths of /gedcom are not found
 * (Q-055).
 */
export const gedcomRoutes: readonly RouteDefinition[] = [
  {
    id: 'gedcom.upload',
    pattern: '/gedcom/upload',
    title: 'Upload a family tree',
    chrome: { footer: 'never' },
  },
  {
    id: 'tree.upload-gedcom',
    pattern: '/tree/upload-gedcom',
    title: 'Upload a family tree',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree.export',
    pattern: '/tree/:treeId/settings/export',
    title: 'Export a family tree',
    access: { signIn: 'login', grants: ['tree'] },
    robots: 'noindex',
  },
];
