import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { HomeDiaryDocument, HomeHintsDocument, HomeSavedSearchesDocument } from './memberHome.generated.ts';

type Saved = ResultOf<typeof HomeSavedSearchesDocument>['savedSearches']['searches'];
type Diary = ResultOf<typeof HomeDiaryDocument>['searchDiary'];

// Nothing is reused from an earlier visit: searches, hints and records come while the member is elsewhere.
const memberHomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    homeSavedSearches: build.query<Saved, void>({
      query: () => ask(HomeSavedSearchesDocument)({}),
      transformResponse: (data: ResultOf<typeof HomeSavedSearchesDocument>) => data.savedSearches.searches,
      keepUnusedDataFor: 0,
    }),
    homeDiary: build.query<Diary, void>({
      query: () => ask(HomeDiaryDocument)({}),
      transformResponse: (data: ResultOf<typeof HomeDiaryDocument>) => data.searchDiary,
      keepUnusedDataFor: 0,
    }),
    homeHints: build.query<number, VariablesOf<typeof HomeHintsDocument>>({
      query: ask(HomeHintsDocument),
      transformResponse: (data: ResultOf<typeof HomeHintsDocument>) =>
        data.treeHints.counts.new + data.treeHints.newNotices,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useHomeSavedSearchesQuery, useHomeDiaryQuery, useHomeHintsQuery } = memberHomeApi;
