export { accessAnswer, articleMatches } from './articleMatches.ts';
export { articlesToExport } from './articlesToExport.ts';
export { articleBodies, titleNames } from './articleStore.ts';
export { comparedArticles } from './comparedArticles.ts';
export { issuesAdded } from './issuesAdded.ts';
export { readingsOfWords } from './readingsOfWords.ts';
export { readSearch, toArticleQuery } from './toArticleQuery.ts';
export { titleCoverage } from './titleGaps.ts';
