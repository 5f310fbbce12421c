export { JOBS_SQL } from './jobRowsSql.ts';
