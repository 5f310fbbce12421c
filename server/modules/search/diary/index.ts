export { createDiaryStore } from './diaryStore.ts';
export { type Arrival, arrivalsOf, newArrivals } from './nilSearches.ts';
export { openedArticles } from './openedArticles.ts';
export { openedRecords } from './openedRecords.ts';
export { noteNil } from './resolvers.ts';
