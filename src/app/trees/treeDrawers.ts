import type { TreeDrawer } from '#features/tree-data/index.ts';
import { drawers as hintDrawers } from '#features/tree-hints/drawers.ts';
import { drawers as treeListDrawers } from '#features/tree-list/drawers.ts';
import { drawers as treePersonDrawers } from '#features/tree-person/drawers.ts';
import { drawers as sharingDrawers } from '#features/tree-sharing/drawers.ts';

/** Every drawer over the chart of a tree; a feature's `drawers.ts` is one line here. Order does not matter: the most specific path wins. */
export const treeDrawers: readonly TreeDrawer[] = [...sharingDrawers, ...treeListDrawers, ...treePersonDrawers, ...hintDrawers];
