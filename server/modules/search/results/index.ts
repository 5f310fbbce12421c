export { queryOf } from './queryOf.ts';
export { readSearchInput } from './readSearchInput.ts';
