export { type BesideDecision, closeRecord, completeClosures, lockClosures, reopenRecord } from './closedRecords.ts';
export { nameToClose, recordsBeside } from './recordsBeside.ts';
export { recordAnswer } from './recordAnswer.ts';
