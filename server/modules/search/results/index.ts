export { queryOf, readSearchInput } from './readSearchInput.ts';
