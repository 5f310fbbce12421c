/** Fetches the drawers of all features. */
export const loadTreeDrawers = () => import('./treeDrawers.ts').then(({ treeDrawers }) => treeDrawers);
