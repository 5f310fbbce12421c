export { accessAnswer } from './accessAnswer.ts';
export { articleMatches } from './articleMatches.ts';
export { articlesToExport } from './articlesToExport.ts';
export { titleNames } from './articleStore.ts';
export { issuesAdded } from './issuesAdded.ts';
export { readSearch } from './readSearch.ts';
export { toArticleQuery } from './toArticleQuery.ts';
export { titleCoverage } from './titleGaps.ts';
