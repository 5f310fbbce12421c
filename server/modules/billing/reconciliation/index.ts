export { closeDifference, openDifferences } from './differenceStore.ts';
export { reconcile } from './reconcile.ts';
