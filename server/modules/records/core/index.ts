export { type BesideDecision, closeRecord, completeClosures, lockClosures, reopenRecord } from './closedRecords.ts';
export { registerIntegrationRecords } from './integrationRecords.ts';
export { nameToClose, recordsBeside } from './recordsBeside.ts';
export { recordAnswer } from './recordAnswer.ts';
export { registerSetRedirects } from './registerSetRedirects.ts';
