import { FamilyTreePage } from '#features/trees/chart/pages/FamilyTreePage.tsx';

/** Fetches the drawers of all features, once one is wanted. */
const loadTreeDrawers = () => import('./treeDrawers.ts').then(({ treeDrawers }) => treeDrawers);

/** The chart page with the drawers of all features. */
export function Component() {
  return <FamilyTreePage loadDrawers={loadTreeDrawers} />;
}
