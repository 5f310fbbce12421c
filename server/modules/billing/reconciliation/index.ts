export { closeDifference, openDifferences } from './differenceStore.ts';
export { reconcile } from './reconcile.ts';
export { startReconciling } from './startReconciling.ts';
