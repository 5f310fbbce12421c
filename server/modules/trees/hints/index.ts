export { startHints } from './computing/startHints.ts';
export { watchedSearch } from './computing/watchedSearch.ts';
export { lookSoon } from './reading/hintProgress.ts';
export { countNewHints } from './reading/hintRows.ts';
