export { openedArticles } from './openedArticles.ts';
export { type OpenedRecord, openedRecords } from './openedRecords.ts';
