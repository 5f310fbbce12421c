export { CompareBar, CompareToggle } from './compare/CompareBar.tsx';

export { comparedToggled, comparisonSlice, selectCompared } from './compare/comparisonSlice.ts';
export { recordSets, useRecordSetsQuery, useRecordSuggestionsQuery, type HeldSet } from './holdingsApi.ts';
export { CensusSearchForm } from './components/CensusSearchForm.tsx';
export { EditSearchForm } from './components/EditSearchForm.tsx';
export { SearchWithin } from './components/SearchWithin.tsx';
export { RecordSearchForm } from './components/RecordSearchForm.tsx';
export { LocationField } from './components/LocationField.tsx';

export { topByNewResults, SavedSearchList, MadeSearchList } from './SearchLists.tsx';
export { anyOf, EMPTY_SEARCH, withFilters } from './model/emptySearch.ts';
export { ExportForm } from './keeping/ExportForm.tsx';
export { NameSearchDialog } from './keeping/NameSearchDialog.tsx';
export { SearchFailed } from './keeping/SearchFailed.tsx';
export { useCountedChoices } from './hooks/useCountedChoices.ts';
export { useQueryInStore } from './hooks/useQueryInStore.ts';
export { plainSetName, sampleNote } from './model/sampleSets.ts';
export { SEARCH_WITHIN } from './model/searchWithin.ts';
export { resultsAddress, RESULTS_PATH } from './model/resultsAddress.ts';
export { facetInput, searchInput } from './model/searchInput.ts';
export { listenToRecentSearches, readRecentSearches } from './recentSearchStorage.ts';
export {
  queryRead,
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
