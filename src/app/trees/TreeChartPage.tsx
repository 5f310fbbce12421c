import { FamilyTreePage } from '#features/trees/chart/pages/FamilyTreePage.tsx';

import { treeDrawers } from './treeDrawers.ts';

/** The chart page with the drawers of all features. */
export function Component() {
  return <FamilyTreePage drawers={treeDrawers} />;
}
