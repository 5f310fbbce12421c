import { FamilyTreePage } from '#features/trees/chart/pages/FamilyTreePage.tsx';

const loadDrawers = () => import('./treeDrawers.ts').then(({ treeDrawers }) => treeDrawers);

/** The chart page with the drawers of all features. */
export function Component() {
  return <FamilyTreePage loadDrawers={loadDrawers} />;
}
