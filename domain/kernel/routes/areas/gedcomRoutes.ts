import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * GEDCOM files coming in and going out (spec 1 section 2, spec 2 section 2). Other sub-paths of /gedcom are not found
 * (Q-055).
 */
export const gedcomRoutes: readonly RouteDefinition[] = [
  {
    id: 'gedcom.upload',
    hasFirstContent: true,
    pattern: '/gedcom/upload',
    title: 'Upload a family tree',
    description: 'Upload your family tree as a GEDCOM file from any program or site.',
    chrome: { footer: 'never' },
  },
  {
    id: 'tree.upload-gedcom',
    pattern: '/tree/upload-gedcom',
    title: 'Upload a family tree',
    description: 'Make a family tree from a GEDCOM file.',
    access: { grants: ['tree'] },
    robots: 'noindex',
  },
  {
    id: 'tree.export',
    pattern: '/tree/:treeId/settings/export',
    title: 'Export a family tree',
    description: 'A family tree as a GEDCOM file.',
    access: { signIn: 'login', grants: ['tree'] },
    robots: 'noindex',
  },
];
