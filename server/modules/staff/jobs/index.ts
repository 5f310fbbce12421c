export { BROKEN_RUNS_SQL } from './importRunStore.ts';
export { JOBS_SQL } from './jobRowsSql.ts';
