export { prepareSearch } from './prepareSearch.ts';
export { resultsAddress } from './resultsAddress.ts';
export { searchOf, valuesOf } from './searchForm.ts';
export { arrangeFields, usesOptions } from './arrangeFields.ts';
