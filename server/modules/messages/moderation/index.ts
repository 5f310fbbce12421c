export { CASES_SQL } from './caseStore.ts';
