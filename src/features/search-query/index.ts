export { listenToRecentSearches, readRecentSearches } from './recentSearchStorage.ts';
export {
  recentSearchesCleared,
  recentSearchesRead,
  recentSearchForgotten,
  resultListShown,
  searchMade,
  searchQuerySlice,
  selectNeighbours,
  selectRecentSearches,
  selectResultListAddress,
  type Neighbours,
  type RecentSearch,
  type ResultPage,
} from './searchQuerySlice.ts';
