import { taskedApi } from '#features/research/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { MyRecordsDocument, ResearchHubDocument, SettleNilSearchDocument } from './hub.generated.ts';

/** What the hub shows; a part that could not be had is null. */
export type ResearchHub = ResultOf<typeof ResearchHubDocument>['researchHub'];

type MyRecord = ResultOf<typeof MyRecordsDocument>['myRecords'][number];

const queries = taskedApi.injectEndpoints({
  endpoints: (build) => ({
    /** One operation for the whole hub, asked again whenever it opens. */
    researchHub: build.query<ResearchHub, void>({
      query: () => ask(ResearchHubDocument)({}),
      transformResponse: (data: ResultOf<typeof ResearchHubDocument>) => data.researchHub,
      keepUnusedDataFor: 0,
      providesTags: ['ResearchTasks'],
    }),
    myRecords: build.query<MyRecord[], void>({
      query: () => ask(MyRecordsDocument)({}),
      transformResponse: (data: ResultOf<typeof MyRecordsDocument>) => data.myRecords,
      keepUnusedDataFor: 0,
    }),
  }),
});

const changes = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What came for a search has been looked at. */
    settleNilSearch: build.mutation<boolean, VariablesOf<typeof SettleNilSearchDocument>>({
      query: ask(SettleNilSearchDocument),
      transformResponse: (data: ResultOf<typeof SettleNilSearchDocument>) => data.settleNilSearch,
      async onQueryStarted({ entryId }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        dispatch(
          queries.util.updateQueryData(
            'researchHub',
            undefined,
            (hub) => void (hub.worthSearching &&= hub.worthSearching.filter((worth) => worth.entryId !== entryId)),
          ),
        );
      },
    }),
  }),
});

export const { useResearchHubQuery, useMyRecordsQuery } = queries;
export const { useSettleNilSearchMutation } = changes;
