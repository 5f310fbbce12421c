export { countingEngines, countAll, type CountingEngines } from './newResults.ts';
export { savedWithCounts } from './resolvers.ts';
export { stopSavedSearchMail } from './savedSearchDigest.ts';
