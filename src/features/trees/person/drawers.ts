import type { TreeDrawer } from '#features/trees/core/index.ts';

/** The drawers of this feature over the chart. */
export const drawers: readonly TreeDrawer[] = [
  {
    path: 'profile/*',
    title: 'Profile',
    audience: 'everybody',
    hiddenInApp: 'hints',
    load: () => import('./drawers/ProfileDrawer.tsx'),
  },
  {
    path: ':id/add-relative',
    title: 'Add a relative',
    audience: 'editors',
    hiddenInApp: 'hints',
    load: () => import('./drawers/AddRelativeDrawer.tsx'),
  },
  {
    path: 'tree-to-search',
    title: 'Search records',
    audience: 'everybody',
    hiddenInApp: 'hints',
    load: () => import('./drawers/TreeToSearchDrawer.tsx'),
  },
];
