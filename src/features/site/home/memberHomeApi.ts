import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { HomeDiaryDocument, HomeHintsDocument, HomeSavedSearchesDocument } from './memberHome.generated.ts';

// Nothing is reused from an earlier visit: searches, hints and records come while the member is elsewhere.
const memberHomeApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    homeSavedSearches: query(HomeSavedSearchesDocument, {
      transformResponse: (data) => data.savedSearches.searches,
      keepUnusedDataFor: 0,
    }),
    homeDiary: query(HomeDiaryDocument, 'searchDiary', { keepUnusedDataFor: 0 }),
    homeHints: query(HomeHintsDocument, {
      transformResponse: (data) => data.treeHints.counts.new + data.treeHints.newNotices,
      keepUnusedDataFor: 0,
    }),
  })),
});

export const { useHomeSavedSearchesQuery, useHomeDiaryQuery, useHomeHintsQuery } = memberHomeApi;
