export { closeRecord, lockClosure, reopenRecord } from './closedRecords.ts';
export { registerIntegrationRecords } from './integrationRecords.ts';
export { recordAnswer } from './recordAnswer.ts';
