import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { HubClippingsDocument, HubDiaryDocument, HubSavedSearchesDocument } from './hub.generated.ts';

type Searches = ResultOf<typeof HubSavedSearchesDocument>['savedSearches']['searches'];
type Diary = ResultOf<typeof HubDiaryDocument>['searchDiary'];
type Clippings = ResultOf<typeof HubClippingsDocument>['myClippings'];

/** What the hub shows of other parts of the site, asked again whenever it opens. */
const hubApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hubSavedSearches: build.query<Searches, void>({ query: () => ask(HubSavedSearchesDocument)({}), transformResponse: (data: ResultOf<typeof HubSavedSearchesDocument>) => data.savedSearches.searches, keepUnusedDataFor: 0 }),
    hubDiary: build.query<Diary, void>({ query: () => ask(HubDiaryDocument)({}), transformResponse: (data: ResultOf<typeof HubDiaryDocument>) => data.searchDiary, keepUnusedDataFor: 0 }),
    hubClippings: build.query<Clippings, void>({ query: () => ask(HubClippingsDocument)({}), transformResponse: (data: ResultOf<typeof HubClippingsDocument>) => data.myClippings, keepUnusedDataFor: 0 }),
  }),
});

export const { useHubSavedSearchesQuery, useHubDiaryQuery, useHubClippingsQuery } = hubApi;
