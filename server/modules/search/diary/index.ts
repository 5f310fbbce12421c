export { openedArticles } from './openedArticles.ts';
export { openedRecords } from './openedRecords.ts';
