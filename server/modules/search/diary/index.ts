export { createDiaryStore } from './diaryStore.ts';
export { type Arrival, arrivalsOf, newArrivals } from './nilSearches.ts';
export { openedArticles } from './openedArticles.ts';
export { openedRecords } from './openedRecords.ts';
export { settleNil } from './resolvers.ts';
