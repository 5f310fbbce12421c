import type { TreeDrawer } from '#features/trees/core/index.ts';
import { drawers as hintDrawers } from '#features/trees/hints/drawers.ts';
import { drawers as treeListDrawers } from '#features/trees/list/drawers.ts';
import { drawers as treePersonDrawers } from '#features/trees/person/drawers.ts';
import { drawers as sharingDrawers } from '#features/trees/sharing/drawers.ts';

/**
 * Every drawer over the chart of a tree; a feature's `drawers.ts` is one line here. Order does not matter: the most
 * specific path wins.
 */
export const treeDrawers: readonly TreeDrawer[] = [
  ...sharingDrawers,
  ...treeListDrawers,
  ...treePersonDrawers,
  ...hintDrawers,
];
