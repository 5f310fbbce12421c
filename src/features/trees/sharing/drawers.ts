import type { TreeDrawer } from '#features/trees/core/index.ts';

/** Sharing a tree, for its owner. */
export const drawers: readonly TreeDrawer[] = [
  {
    path: 'share',
    title: 'Share this tree',
    audience: 'owner',
    hiddenInApp: 'hints',
    load: () => import('./components/ShareDrawer.tsx'),
  },
  {
    path: 'share/invite',
    title: 'Invite people',
    audience: 'owner',
    hiddenInApp: 'hints',
    load: () => import('./components/InviteDrawer.tsx'),
  },
  {
    path: 'share/invite/send',
    title: 'Send an invitation',
    audience: 'owner',
    hiddenInApp: 'hints',
    load: () => import('./components/SendInviteDrawer.tsx'),
  },
];
