export { countAll } from './newRecords.ts';
export { startDigests, stopSavedSearchMail } from './savedSearchDigest.ts';
