export { findInTurns } from './findInTurns.ts';
export { isUnnarrowed } from './isUnnarrowed.ts';
export { queryOf } from './queryOf.ts';
export { readSearchInput } from './readSearchInput.ts';
