export { resultsAddress } from './resultsAddress.ts';
export { problemsOf, searchOf, valuesOf } from './searchForm.ts';
export { shownFields, usesOptions } from './shownFields.ts';
