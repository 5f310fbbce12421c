export { countingEngines } from './countingEngines.ts';
export { countAll } from './newResults.ts';
export { startDigests, stopSavedSearchMail } from './savedSearchDigest.ts';
