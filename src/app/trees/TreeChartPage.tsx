import { ChartPage } from '#features/trees/chart/pages/ChartPage.tsx';
import { FamilyTreePage } from '#features/trees/chart/pages/FamilyTreePage.tsx';

import { loadTreeDrawers } from './loadTreeDrawers.ts';

// For TreeDrawerPage.
export { ChartPage };

/** The chart page with the drawers of all features. */
export function Component() {
  return <FamilyTreePage loadDrawers={loadTreeDrawers} Chart={ChartPage} />;
}
